/** One line of captions. */
export interface Cue {
  id: string;
  /** From the beginning of the video. */
  startSeconds: number;
  endSeconds: number;
  /** Its lines, with a line break between them. */
  text: string;
}

const TIMING = /^((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

function seconds(stamp: string): number {
  return stamp
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}

function words(line: string): string {
  return line
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}

/**
 * Reads a WebVTT file into its cues, without markup, notes and styles. Cues whose time cannot be read are left
 * out; what is not WebVTT gives an empty list.
 */
export function parseVtt(file: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of file.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => TIMING.test(line));
    const timing = TIMING.exec(lines[at] ?? '');
    if (!timing || /^(NOTE|STYLE|REGION)\b/.test(lines[0] ?? '')) continue;
    const text = lines
      .slice(at + 1)
      .map(words)
      .filter(Boolean)
      .join('\n');
    if (text)
      cues.push({
        id: String(cues.length + 1),
        startSeconds: seconds(timing[1] ?? ''),
        endSeconds: seconds(timing[2] ?? ''),
        text,
      });
  }
  return cues;
}
