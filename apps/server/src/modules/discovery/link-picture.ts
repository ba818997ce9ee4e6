import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { Problem } from '../../http/problem.ts';
import { directionOf, toTag, type Language } from '../../i18n/languages.ts';
import { drawPage } from '../../platform/pdf/typeset.ts';
import { readableColor } from '../../platform/readable-color.ts';

/** As links show it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Pictures that are kept ready. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** Pictures that wait until they are drawn: each takes about a second. */
const MAX_WAITING = 12;
const RETRY_AFTER_S = 10;
const DPI = 144;
/** More would not fit, letters. */
const TITLE_MAX = 160;
const HEAD_MAX = 45;
const FOOT_MAX = 58;

/** A title on the school's color; it gets smaller until it fits. */
const SOURCE = `
#let d = json(bytes(sys.inputs.data))
#let edges = (top-edge: "ascender", bottom-edge: "descender")
#let dir = if d.dir == "rtl" { rtl } else { ltr }
#set page(width: 600pt, height: 315pt, margin: (x: 44pt, y: 38pt), fill: rgb(d.color))
#set text(font: d.families, fallback: false, size: 20pt, fill: white, lang: d.lang, dir: dir)
#set par(leading: 0.12em)
#let fit(it, size, least, most) = layout(area => {
  let s = size
  while s > least and measure(text(size: s, weight: 700, ..edges, it), width: area.width).height > most { s = s - 2pt }
  block(width: 100%, height: most, clip: true, text(size: s, weight: 700, ..edges, it))
})
#place(bottom + left, dx: -44pt, dy: 38pt, rect(width: 600pt, height: 76pt, fill: rgb(0, 0, 0, 46)))
#grid(columns: (52pt, 1fr), gutter: 14pt, align: horizon,
  block(width: 52pt, height: 52pt, radius: 12pt, fill: white, align(center + horizon, text(size: 30pt, weight: 700, fill: rgb(d.color), d.initial))),
  box(height: 30pt, clip: true, text(size: 20pt, weight: 700, ..edges, d.head)),
)
#v(14pt)
#fit(d.title, 48pt, 18pt, 108pt)
#place(bottom + start, dy: 16pt, box(width: 100%, height: 26pt, clip: true, text(size: 18pt, ..edges, d.foot)))
`;

/** What a picture says. */
export interface PictureWords {
  /** The school: its first letter stands before the head. */
  school: string;
  head: string;
  title: string;
  foot: string;
  color: string;
  language: Language;
}

const cut = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
};

/** Draws the pictures of links; one that was drawn is kept as long as there is room. */
export class LinkPictures {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  readonly #drawing = new Map<string, Promise<Buffer>>();

  /** @throws {Problem} SERVICE_UNAVAILABLE where too many others are waited for */
  async of(words: PictureWords): Promise<Buffer> {
    const key = JSON.stringify(words);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const running = this.#drawing.get(key);
    if (running) return running;
    if (this.#drawing.size >= MAX_WAITING)
      throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S });
    const drawing = draw(words)
      .then((png) => {
        this.#kept.set(key, png);
        return png;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }
}

async function draw({ school, head, title, foot, color, language }: PictureWords): Promise<Buffer> {
  const [initial = ''] = new Intl.Segmenter(toTag(language)).segment(school.trim());
  const svg = await drawPage(
    SOURCE,
    {
      lang: toTag(language).split('-', 1)[0] as string,
      dir: directionOf(language),
      color: readableColor(color),
      initial: initial === '' ? '' : initial.segment.toLocaleUpperCase(toTag(language)),
      head: cut(head, HEAD_MAX),
      title: cut(title, TITLE_MAX),
      foot: cut(foot, FOOT_MAX),
    },
    language,
  );
  return sharp(Buffer.from(svg), { density: DPI })
    .resize(PICTURE_SIZE.width, PICTURE_SIZE.height)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
