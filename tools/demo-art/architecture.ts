import { disc, f, path, place, poly, rect, stroke, times } from './svg.ts';

/** Outline of an arch: `x`, `y` is its upper left corner, its top is a half circle. */
export function archPath(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${f(x)} ${f(y + h)}V${f(y + r)}A${f(r)} ${f(r)} 0 0 1 ${f(x + w)} ${f(y + r)}V${f(y + h)}Z`;
}

/** A filled arch. */
export const arch = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(archPath(x, y, w, h), fill);

/** The ring of wedge stones above an arch of radius `r` around (cx, cy), in two turns of colour. */
export function voussoirs(
  cx: number,
  cy: number,
  r: number,
  depth: number,
  count: number,
  a: string,
  b: string,
): string {
  const at = (radius: number, step: number) => {
    const angle = Math.PI * (1 - step / count);
    return `${f(cx + radius * Math.cos(angle))} ${f(cy - radius * Math.sin(angle))}`;
  };
  return times(count, (i) =>
    path(
      `M${at(r, i)}A${f(r)} ${f(r)} 0 0 1 ${at(r, i + 1)}L${at(r + depth, i + 1)}A${f(r + depth)} ${f(r + depth)} 0 0 0 ${at(r + depth, i)}Z`,
      i % 2 ? b : a,
    ),
  );
}

/** A fluted column standing between `top` and `bottom`, `w` wide at the foot. */
export function column(
  cx: number,
  top: number,
  bottom: number,
  w: number,
  light: string,
  shade: string,
): string {
  const t = w * 0.42;
  const b = w * 0.5;
  const shaftTop = top + w * 0.42;
  const shaftBottom = bottom - w * 0.24;
  return [
    poly(
      [
        [cx - t, shaftTop],
        [cx + t, shaftTop],
        [cx + b, shaftBottom],
        [cx - b, shaftBottom],
      ],
      light,
    ),
    poly(
      [
        [cx + t * 0.35, shaftTop],
        [cx + t, shaftTop],
        [cx + b, shaftBottom],
        [cx + b * 0.35, shaftBottom],
      ],
      shade,
    ),
    stroke(
      `M${f(cx - t * 0.5)} ${f(shaftTop + 6)}L${f(cx - b * 0.5)} ${f(shaftBottom - 6)}M${f(cx)} ${f(shaftTop + 6)}V${f(shaftBottom - 6)}`,
      shade,
      w * 0.05,
    ),
    rect(cx - w * 0.68, top, w * 1.36, w * 0.18, light),
    path(
      `M${f(cx - w * 0.62)} ${f(top + w * 0.18)}H${f(cx + w * 0.62)}L${f(cx + t)} ${f(shaftTop)}H${f(cx - t)}Z`,
      shade,
    ),
    rect(cx - w * 0.58, shaftBottom, w * 1.16, w * 0.12, light, w * 0.04),
    rect(cx - w * 0.68, bottom - w * 0.12, w * 1.36, w * 0.12, shade),
  ].join('');
}

export type FriezeName = 'meander' | 'wave' | 'teeth' | 'beads' | 'arcs' | 'checks' | 'laurel' | 'chevrons';

/** A patterned band, filled from `x` to `x + w`. */
export function frieze(
  name: FriezeName,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  a: string,
  b = a,
): string {
  const unit = name === 'meander' ? h * 1.1 : name === 'laurel' || name === 'wave' ? h * 1.25 : h;
  const count = Math.ceil(w / unit);
  const step = w / count;
  const cell = (i: number): string => {
    const l = x + i * step;
    const m = l + step / 2;
    const color = i % 2 ? b : a;
    switch (name) {
      case 'meander':
        return '';
      case 'wave':
        return path(
          `M${f(l)} ${f(y + h * 0.82)}C${f(l + step * 0.1)} ${f(y + h * 0.1)} ${f(l + step * 0.8)} ${f(y)} ${f(l + step * 0.82)} ${f(y + h * 0.42)}C${f(l + step * 0.8)} ${f(y + h * 0.62)} ${f(l + step * 0.52)} ${f(y + h * 0.56)} ${f(l + step * 0.56)} ${f(y + h * 0.4)}C${f(l + step * 0.3)} ${f(y + h * 0.6)} ${f(l + step * 0.6)} ${f(y + h * 0.84)} ${f(l + step)} ${f(y + h * 0.82)}Z`,
          color,
        );
      case 'teeth':
        return poly(
          [
            [l, y + h * 0.88],
            [m, y + h * 0.12],
            [l + step, y + h * 0.88],
          ],
          color,
        );
      case 'beads':
        return disc(m, y + h / 2, h * 0.28, color);
      case 'arcs':
        return path(
          `M${f(l + step * 0.08)} ${f(y + h)}V${f(y + h * 0.6)}A${f(step * 0.42)} ${f(step * 0.42)} 0 0 1 ${f(l + step * 0.92)} ${f(y + h * 0.6)}V${f(y + h)}Z`,
          color,
        );
      case 'checks':
        return rect(l, y, step / 2, h / 2, a) + rect(m, y + h / 2, step / 2, h / 2, b);
      case 'laurel':
        return (
          path(
            `M${f(l)} ${f(y + h / 2)}Q${f(m)} ${f(y)} ${f(l + step)} ${f(y + h * 0.2)}Q${f(m)} ${f(y + h * 0.6)} ${f(l)} ${f(y + h / 2)}Z`,
            a,
          ) +
          path(
            `M${f(l)} ${f(y + h / 2)}Q${f(m)} ${f(y + h)} ${f(l + step)} ${f(y + h * 0.8)}Q${f(m)} ${f(y + h * 0.4)} ${f(l)} ${f(y + h / 2)}Z`,
            b,
          )
        );
      case 'chevrons':
        return poly(
          [
            [l, y + h * 0.15],
            [m, y + h / 2],
            [l, y + h * 0.85],
            [l + step * 0.42, y + h * 0.85],
            [l + step * 0.92, y + h / 2],
            [l + step * 0.42, y + h * 0.15],
          ],
          color,
        );
    }
  };
  const key = times(count, (i) => {
    const l = x + i * step;
    const u = (k: number) => f(l + (step * k) / 6);
    const v = (k: number) => f(y + (h * k) / 6);
    return `M${u(0)} ${v(5)}V${v(1)}H${u(5)}V${v(4)}H${u(2.4)}V${v(2.6)}`;
  });
  return (
    rect(x, y, w, h, ground) +
    (name === 'meander'
      ? `<path d="${key}M${f(x)} ${f(y + (h * 5) / 6)}H${f(x + w)}" fill="none" stroke="${a}" stroke-width="${f(h / 9)}"/>`
      : times(count, cell))
  );
}

/** Steps that widen downwards around `cx`. */
export const steps = (
  cx: number,
  top: number,
  w: number,
  h: number,
  count: number,
  light: string,
  shade: string,
): string =>
  times(count, (i) => {
    const grow = i * h * 1.3;
    return (
      rect(cx - w / 2 - grow, top + i * h, w + grow * 2, h, light) +
      rect(cx - w / 2 - grow, top + i * h + h * 0.72, w + grow * 2, h * 0.28, shade)
    );
  });

/** An eight-pointed star of two squares, `r` from the middle to a point. */
export function star8(cx: number, cy: number, r: number, fill: string): string {
  const s = r / Math.SQRT2;
  return place(
    cx,
    cy,
    rect(-s, -s, s * 2, s * 2, fill) +
      `<rect x="${f(-s)}" y="${f(-s)}" width="${f(s * 2)}" height="${f(s * 2)}" fill="${fill}" transform="rotate(45)"/>`,
  );
}

/** One tile of a quarter circle in a square; `corner` 0 to 3 says which corner is the centre. */
export function quarterTile(
  x: number,
  y: number,
  s: number,
  corner: number,
  ground: string,
  a: string,
): string {
  const shape = path(`M0 0H${f(s)}A${f(s)} ${f(s)} 0 0 1 0 ${f(s)}Z`, a);
  const [dx, dy] = [
    [0, 0],
    [s, 0],
    [s, s],
    [0, s],
  ][corner % 4] as [number, number];
  return rect(x, y, s, s, ground) + place(x + dx, y + dy, shape, 1, (corner % 4) * 90);
}
