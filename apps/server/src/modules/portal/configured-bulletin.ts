import type { Bulletin, PortalLayout } from '@stoa/api/schema';
import { FRESH_MS, fetchText, RETRY_MS } from '../../core/config/remote-config.ts';
import type { Services } from '../../core/services.ts';
import type { Translations } from '../../database/tables.ts';
import type { RequestContext } from '../../http/context.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { textIn } from '../../i18n/translate.ts';

const TEXT_MAX = 2000;
/** Ids of other systems may be shorter than ours. */
const ID = /^\d{1,18}$|^[0-8]\d{18}$/;
const ID_DIGITS = 19;
const SHOWN = 1;

/** A notice as the operator keeps it: for every school, in languages. */
interface Kept {
  id: string;
  content: Translations;
  startTime: Date;
  endTime: Date;
}

/**
 * The notice of the operator, read from the address that the configuration names (C145). Whatever is wrong there, pages
 * go on with what was known last, and nobody waits for it but the first.
 */
export class ConfiguredBulletin {
  readonly #services: Pick<Services, 'config' | 'runtime' | 'clock' | 'log'>;
  #url: string | null = null;
  #kept: Kept | undefined;
  #due = 0;
  #loading: Promise<void> | undefined;
  #isKnown = false;

  constructor(services: Pick<Services, 'config' | 'runtime' | 'clock' | 'log'>) {
    this.#services = services;
  }

  /** The notice that is shown now, start and end included. */
  async current(language: Language): Promise<Bulletin | null> {
    const { runtime, clock } = this.#services;
    const { url } = (await runtime.get('bulletin')).value;
    const now = clock.now();
    if (url !== this.#url) {
      this.#url = url;
      this.#kept = undefined;
      this.#due = 0;
      this.#isKnown = false;
    }
    if (url === null) return null;
    if (now.getTime() >= this.#due)
      this.#loading ??= this.#load(url).finally(() => (this.#loading = undefined));
    if (!this.#isKnown) await this.#loading;
    const kept = this.#kept;
    if (!kept || kept.startTime > now || kept.endTime < now) return null;
    return {
      id: kept.id,
      content: textIn(kept.content, language, 'en_US'),
      startTime: kept.startTime.toISOString(),
      endTime: kept.endTime.toISOString(),
      status: SHOWN,
    };
  }

  /** Waits for a renewal that is under way. */
  async settled(): Promise<void> {
    await this.#loading;
  }

  async #load(url: string): Promise<void> {
    const { config, clock, log } = this.#services;
    let waitMs = FRESH_MS;
    try {
      const read = readBulletin(JSON.parse(await fetchText(new URL(url, config.publicUrl).href)));
      // Another address was configured meanwhile.
      if (url === this.#url) this.#kept = read;
    } catch (error) {
      log.warn({ err: error }, 'the configured bulletin cannot be read');
      waitMs = RETRY_MS;
    }
    if (url !== this.#url) return;
    this.#due = clock.now().getTime() + waitMs;
    this.#isKnown = true;
  }
}

/**
 * What a document says; nothing where its status is not 1.
 * @throws {Error} for one that is no notice
 */
export function readBulletin(document: unknown): Kept | undefined {
  const { id, content, startTime, endTime, status } = (
    typeof document === 'object' && document !== null ? document : {}
  ) as Record<string, unknown>;
  if (Number(status) !== SHOWN) return undefined;
  const times = [startTime, endTime].map((time) =>
    typeof time === 'string' || typeof time === 'number' ? new Date(time) : new Date(Number.NaN),
  );
  const [start, end] = times;
  const texts = textsOf(content);
  if (!ID.test(String(id)) || !start || !end || times.some((time) => Number.isNaN(time.getTime())) || !texts)
    throw new Error('The document is no bulletin.');
  return { id: String(id).padStart(ID_DIGITS, '0'), content: texts, startTime: start, endTime: end };
}

/** One text for all, or a text a language. */
function textsOf(content: unknown): Translations | undefined {
  const given = typeof content === 'string' ? { en_US: content } : content;
  if (typeof given !== 'object' || given === null) return undefined;
  const texts = Object.entries(given as Record<string, unknown>).flatMap(([language, text]) =>
    LANGUAGES.includes(language as Language) && typeof text === 'string' && text.trim() !== ''
      ? [[language, text.trim().slice(0, TEXT_MAX)] as const]
      : [],
  );
  return texts.length === 0 ? undefined : (Object.fromEntries(texts) as Translations);
}

/** A layout with the operator's notice, where the school has none of its own, and until when (ms) it stays so. */
export async function withBulletin<Layout extends Pick<PortalLayout, 'bulletin' | 'languages'>>(
  layout: Layout,
  until: number,
  configured: ConfiguredBulletin,
  { language }: Pick<RequestContext, 'language'>,
): Promise<{ layout: Layout; until: number }> {
  if (layout.bulletin) return { layout, until };
  // The first language of a school is its own.
  const bulletin = await configured.current(language ?? layout.languages[0]?.code ?? 'en_US');
  if (!bulletin) return { layout, until };
  return { layout: { ...layout, bulletin }, until: Math.min(until, Date.parse(bulletin.endTime)) };
}
