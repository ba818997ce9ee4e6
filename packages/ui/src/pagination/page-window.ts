/** A place in the row of pages: a page, or a gap where pages are left out. */
export type PagePlace = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/**
 * Which pages a pagination shows: the first, the last, this one and its neighbours. A gap always stands for at
 * least two pages, so that it never hides what it takes the room of.
 *
 * @param page the current page, from 1; one outside is moved to the nearest.
 * @param neighbours pages shown on each side of the current one.
 */
export function pageWindow(page: number, pageCount: number, neighbours = 1): PagePlace[] {
  const count = Math.max(1, Math.floor(pageCount));
  const current = Math.min(Math.max(1, Math.floor(page)), count);
  const wanted = new Set([1, count]);
  for (let step = -neighbours; step <= neighbours; step += 1) wanted.add(current + step);
  const shown = [...wanted]
    .filter((value) => value >= 1 && value <= count)
    .sort((left, right) => left - right);
  const places: PagePlace[] = [];
  for (const value of shown) {
    const previous = places.at(-1);
    if (previous?.kind === 'page' && value - previous.page === 2)
      places.push({ kind: 'page', page: value - 1 });
    else if (previous?.kind === 'page' && value - previous.page > 2)
      places.push({ kind: 'gap', after: previous.page });
    places.push({ kind: 'page', page: value });
  }
  return places;
}
