import type { Transaction } from '../database/pool.ts';
import type { SeedLookup } from '../modules/portal/blocks/block.ts';
import type { CategorySeed, FooterSeed, NavigationSeed, PageSeed, SchoolSeed } from './format.ts';
import { media } from './read.ts';
import { storedBlock } from './stored-block.ts';

/** Loads the categories of one school. @returns their ids by slug */
export async function loadCategories(
  tx: Transaction,
  school: string,
  categories: CategorySeed[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const load = async (list: Omit<CategorySeed, 'school'>[], parent: string | null) => {
    for (const [position, category] of list.entries()) {
      await tx
        .insertInto('category')
        .values({
          id: category.id,
          school_id: school,
          parent_id: parent,
          slug: category.slug,
          name: JSON.stringify(category.name),
          position,
        })
        .execute();
      ids.set(category.slug, category.id);
      await load(category.children ?? [], category.id);
    }
  };
  await load(categories, null);
  return ids;
}

/** Loads the navigation of one school. */
export async function loadNavigation(
  tx: Transaction,
  school: string,
  entries: Omit<NavigationSeed, 'school'>[],
  parent: string | null = null,
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const { id } = await tx
      .insertInto('navigation')
      .values({
        school_id: school,
        parent_id: parent,
        code: entry.code,
        name: JSON.stringify(entry.name),
        url: (entry.url ?? '').replaceAll('{schoolId}', school),
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await loadNavigation(tx, school, entry.children ?? [], id);
  }
}

/**
 * Loads a page, its blocks as they are stored.
 * @throws {Error} where a block does not fit the contract
 */
export async function loadPage(tx: Transaction, page: PageSeed, lookup: SeedLookup): Promise<void> {
  const blocks = page.blocks.map((seed, index) => {
    const id = `${page.pageId}-${index + 1}`;
    const { block, problem } = storedBlock(id, seed, lookup);
    if (problem !== undefined)
      throw new Error(`Block ${id} of school ${page.school} does not fit: ${problem}`);
    return block;
  });
  await tx
    .insertInto('page')
    .values({
      school_id: page.school,
      page_id: page.pageId,
      title: JSON.stringify(page.title),
      is_full_page: page.isfullPage,
      blocks: JSON.stringify(blocks),
    })
    .execute();
}

/** Loads what a school is configured with. */
export async function loadConfig(tx: Transaction, school: SchoolSeed): Promise<void> {
  const values: Record<string, object> = {
    footer: resolveFooter(school.footer),
    CUSTOMER_SERVICE_INFORMATION_SWITCH: { value: school.customerService ? '1' : '0' },
    CUSTOMER_SERVICE_INFORMATION: school.customerService ?? {},
    VersionInformationSwitch: { value: school.footer.versionInformation ? '1' : '0' },
  };
  await tx
    .insertInto('school_config')
    .values(
      Object.entries(values).map(([key, value]) => ({
        school_id: school.id,
        key,
        value: JSON.stringify(value),
      })),
    )
    .execute();
}

const resolveFooter = ({ versionInformation: _switch, footerQrCodes, ...footer }: FooterSeed): object => ({
  ...footer,
  footerQrCodes: (footerQrCodes ?? []).map((code) => ({
    ...code,
    url: media(code.url),
    ...(code.urlEn ? { urlEn: media(code.urlEn) } : {}),
  })),
});
