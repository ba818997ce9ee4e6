/** The few SVG shapes that all pictures are made of. Numbers are rounded to a tenth, so that files stay small. */

/** A number as it is written into a file. */
export const f = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** A rectangle; `rx` rounds its corners. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"${rx ? ` rx="${f(rx)}"` : ''} fill="${fill}"/>`;

/** A disc. */
export const disc = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" fill="${fill}"/>`;

/** An ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}"/>`;

/** A circle's outline. */
export const ring = (cx: number, cy: number, r: number, color: string, width: number): string =>
  `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}" fill="none" stroke="${color}" stroke-width="${f(width)}"/>`;

/** A filled path. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A line with round ends and joins; `dash` as in stroke-dasharray. */
export const stroke = (d: string, color: string, width: number, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** A polygon from a list of points. */
export const poly = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z" fill="${fill}"/>`;

/** Several shapes moved, scaled and turned together. */
export const place = (x: number, y: number, shapes: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${shapes}</g>`;

/** The same, mirrored. */
export const mirror = (x: number, y: number, shapes: string, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${-scale} ${scale})">${shapes}</g>`;

/** Shapes with a common opacity. */
export const faint = (opacity: number, shapes: string): string => `<g opacity="${opacity}">${shapes}</g>`;

/** Shapes clipped to a path. `id` must be unique in the file. */
export const clip = (id: string, d: string, shapes: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shapes}</g>`;

/** A sector of a disc; angles in degrees, 0 at the top, clockwise. */
export function sector(cx: number, cy: number, r: number, from: number, to: number, fill: string): string {
  const at = (angle: number) => {
    const a = ((angle - 90) * Math.PI) / 180;
    return `${f(cx + r * Math.cos(a))} ${f(cy + r * Math.sin(a))}`;
  };
  return path(
    `M${f(cx)} ${f(cy)}L${at(from)}A${f(r)} ${f(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`,
    fill,
  );
}

/** `count` times what `draw` returns. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A whole file. Decorative: the page says what a picture shows. */
export const file = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>\n`;
