import { readStored, store } from '../../app/storage.ts';

/** What a learner has chosen in the player, for the next video. */
export interface PlayerSettings {
  rate: number;
  volume: number;
  isMuted: boolean;
  /** Language tag of the captions, null for none, undefined while nothing was chosen. */
  captions: string | null | undefined;
}

const KEY = 'player';
const DEFAULTS: PlayerSettings = { rate: 1, volume: 1, isMuted: false, captions: undefined };
const RATE = { min: 0.25, max: 4 };

const within = (value: unknown, min: number, max: number, otherwise: number): number =>
  typeof value === 'number' && value >= min && value <= max ? value : otherwise;

/** Reads what was stored; what makes no sense is as if it were not there. */
export function parseSettings(text: string | undefined): PlayerSettings {
  if (!text) return DEFAULTS;
  try {
    const { rate, volume, isMuted, captions } = JSON.parse(text) as Record<string, unknown>;
    return {
      rate: within(rate, RATE.min, RATE.max, DEFAULTS.rate),
      volume: within(volume, 0, 1, DEFAULTS.volume),
      isMuted: isMuted === true,
      captions: typeof captions === 'string' || captions === null ? captions : undefined,
    };
  } catch {
    return DEFAULTS;
  }
}

export const readSettings = (): PlayerSettings => parseSettings(readStored(KEY));

export const storeSettings = (change: Partial<PlayerSettings>): void =>
  store(KEY, JSON.stringify({ ...readSettings(), ...change }));

/**
 * The captions that a video begins with: off when they were switched off, else the language of the page, else the one
 * that was chosen before, else English, else what there is.
 */
export function chooseCaptions(
  available: readonly string[],
  pageTag: string,
  chosen: string | null | undefined,
): string | null {
  if (chosen === null) return null;
  return (
    [pageTag, chosen, 'en-US'].find((tag) => tag !== undefined && available.includes(tag)) ??
    available[0] ??
    null
  );
}

/** The page's language first, then the others as they come. */
export const byPageLanguage = <T extends { lang: string }>(tracks: readonly T[], pageTag: string): T[] => [
  ...tracks.filter(({ lang }) => lang === pageTag),
  ...tracks.filter(({ lang }) => lang !== pageTag),
];
