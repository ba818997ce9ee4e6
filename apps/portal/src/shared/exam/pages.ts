/**
 * Divides the questions of an attempt into pages. A section begins on a new one.
 * @param perPage how many stand on a page; null for all of a section
 * @returns the places of questions, from 0, page by page
 */
export function pagesOf(
  questions: readonly { section?: number | undefined }[],
  perPage: number | null,
): number[][] {
  const pages: number[][] = [];
  for (const [place, { section }] of questions.entries()) {
    const page = pages.at(-1);
    const first = questions[page?.[0] ?? -1];
    if (page && first && first.section === section && page.length < (perPage ?? Infinity)) page.push(place);
    else pages.push([place]);
  }
  return pages;
}
