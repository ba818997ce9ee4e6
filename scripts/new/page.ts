import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED, findRoute } from '../../packages/machines/src/addresses/route-table.ts';
import type { Draft } from './draft.ts';
import type { Generator } from './generator.ts';
import { kebabName, type Name } from './names.ts';

const PORTAL = 'apps/portal/src';
const ROUTES = `${PORTAL}/routes`;
const OPERATIONS = 'apps/server/src/core/acl/operations.ts';
const ACCESS = ['open', 'member', 'signIn'];
const SECTIONS = ['overview', 'pages', 'content', 'people', 'learning', 'live', 'store', 'settings'];
const NEXT = [
  'npm run generate (who may open it), npm run build (routeTree.gen.ts), npm run messages (its words)',
];

/** A page of a feature: its route, and a folder with its title, its view and its stories. */
export const page: Generator = {
  usage: "page goals '/learning/goals' --feature learning [--access member|open|signIn]",
  plan(draft, _root, { names: [word, path = ''], options: { feature = '', access = 'open' } }) {
    const name = kebabName(word, 'page');
    if (!/^(?:\/(?:\$[a-z]\w*|[\w-]+))+$/.test(path))
      throw new Error("The path of a page is one such as '/portal/$schoolId/goals'.");
    if (!ACCESS.includes(access)) throw new Error(`--access is one of ${ACCESS.join(', ')}.`);
    if (!/^[a-z][\w/-]*$/.test(feature) || !draft.has(`${PORTAL}/features/${feature}`))
      throw new Error('--feature is a folder of apps/portal/src/features.');
    if (!hasPageAbove(path))
      throw new Error(
        `No page stands above ${path}: write its row into packages/machines/src/addresses/route-table.ts first.`,
      );
    const part = partOf(draft, `features/${feature}/${name.kebab}`);
    const route = routeOf(draft, path);
    const folder = `features/${feature}/${name.kebab}`;
    draft.create(
      `${ROUTES}/${route.file}`,
      withoutBlanks(pageRoute(name, { ...route, folder, part, access })),
    );
    draft.create(`${PORTAL}/${folder}/titles.ts`, titles(name, 'Title of a page: say what it shows'));
    draft.create(
      `${PORTAL}/${folder}/${name.kebab}-page.tsx`,
      withoutBlanks(pageView(name, part, upFrom(folder))),
    );
    draft.create(
      `${PORTAL}/${folder}/${name.kebab}-page.stories.tsx`,
      stories(name, { path, up: upFrom(folder), viewer: access === 'member' ? 'learner' : undefined }),
    );
    return [...NEXT, 'Search parameters: a schema of app/search-fields.ts as validateSearch.'];
  },
};

/** A page of the management of a school: its route, which places it in the navigation, and a folder. */
export const managementPage: Generator = {
  usage: 'management-page plans --section learning --operation CLASS_MANAGEMENT',
  plan(draft, root, { names: [word], options: { section = '', operation = '' } }) {
    const name = kebabName(word, 'page');
    if (!SECTIONS.includes(section)) throw new Error(`--section is one of ${SECTIONS.join(', ')}.`);
    if (!/^[A-Z_]+$/.test(operation) || !draft.read(OPERATIONS).includes(`\n  ${operation}: [`))
      throw new Error('--operation is what somebody must be allowed to: CLASS_MANAGEMENT.');
    const path = `/manage/$schoolId/${name.kebab}`;
    const folder = `features/manage/${name.kebab}`;
    const { file } = routeOf(draft, path);
    const part = partOf(draft, folder);
    const order = nextOrder(draft, root, section);
    draft.create(
      `${ROUTES}/${file}`,
      withoutBlanks(
        managementRoute(name, {
          part,
          manage: `{ section: '${section}', order: ${order}, operation: '${operation}' }`,
        }),
      ),
    );
    draft.create(
      `${PORTAL}/${folder}/titles.ts`,
      titles(name, 'Title of a management page: say what it shows'),
    );
    draft.create(`${PORTAL}/${folder}/${name.kebab}-page.tsx`, withoutBlanks(managementView(name, part)));
    draft.create(
      `${PORTAL}/${folder}/${name.kebab}-page.stories.tsx`,
      stories(name, { path, up: upFrom(folder), viewer: 'admin', isManaged: true }),
    );
    return [
      ...NEXT,
      'Its loader wraps the first question in loadAllowed(schoolId, …) of features/manage/refusal.ts.',
    ];
  },
};

/** Without the lines that a template left out. */
const withoutBlanks = (text: string): string => text.replaceAll(/\n +(?=\n)/g, '');

const upFrom = (folder: string): string => '../'.repeat(folder.split('/').length);

const exampleOf = (path: string): string => path.replaceAll(/\$\w+/g, '1700000000000000001');

function hasPageAbove(path: string): boolean {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above !== '' && (findRoute(exampleOf(above), SPECIFIED) !== null || hasPageAbove(above));
}

/** The catalogue of a folder, as lingui.config.ts says; undefined for the portal's own, which every page loads. */
export function partOf(draft: Draft, folder: string): string | undefined {
  const config = draft.read('lingui.config.ts');
  const folders = [...config.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)].flatMap(([, part = '', list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, of = '']) => ({ part, of })),
  );
  return folders
    .filter(({ of }) => folder.startsWith(`${of}/`))
    .toSorted((one, other) => other.of.length - one.of.length)[0]?.part;
}

interface Route {
  file: string;
  id: string;
  /** The file of the route around it, which brings the layout. */
  layout: string | undefined;
}

/** The file of a route. A page that another one is no layout of ends the name of that one with a line. */
function routeOf(draft: Draft, path: string): Route {
  const segments: string[] = [];
  let layout: string | undefined;
  const parts = path.slice(1).split('/');
  for (const [index, part] of parts.entries()) {
    const file = `${ROUTES}/${[...segments, part].join('.')}.tsx`;
    const isAbove = index < parts.length - 1 && draft.has(file);
    const isLayout = isAbove && /\bcomponent: Layout\b/.test(draft.read(file));
    if (isLayout) layout = file;
    segments.push(isAbove && !isLayout ? `${part}_` : part);
  }
  return { file: `${segments.join('.')}.tsx`, id: `/${segments.join('/')}`, layout };
}

function nextOrder(draft: Draft, root: string, section: string): number {
  const orders = globSync('manage.$schoolId.*.tsx', { cwd: join(root, ROUTES) }).map((file) =>
    Number(
      new RegExp(`section: '${section}', order: (\\d+)`).exec(draft.read(`${ROUTES}/${file}`))?.[1] ?? 0,
    ),
  );
  return Math.max(0, ...orders) + 1;
}

interface PageRoute extends Route {
  folder: string;
  part: string | undefined;
  access: string;
}

const pageRoute = (
  { kebab, pascal, upper }: Name,
  { id, folder, part, access, layout }: PageRoute,
) => `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Page } from '../${folder}/${kebab}-page.tsx';
import { ${upper}_TITLE } from '../${folder}/titles.ts';
${layout === undefined ? "import { PlainLayout } from '../layout/plain-layout.tsx';\n" : ''}
export const Route = createFileRoute('${id}')({
  staticData: {
    ${access === 'open' ? '' : `access: '${access}',`}
    title: ${upper}_TITLE,
    ${part ? `messages: ['${part}'],` : ''}
    ${access === 'member' ? 'isIndexable: false,' : ''}
  },
  ${part ? `loader: ({ context: { messages } }) => messages('${part}'),` : ''}
  component: ${layout === undefined ? 'Page' : `${pascal}Page`},
});
${
  layout === undefined
    ? `
function Page() {
  return (
    <PlainLayout>
      <${pascal}Page />
    </PlainLayout>
  );
}
`
    : ''
}`;

const managementRoute = (
  { kebab, pascal, upper }: Name,
  { part, manage }: { part: string | undefined; manage: string },
) => `import { createFileRoute } from '@tanstack/react-router';
import { ${pascal}Page } from '../features/manage/${kebab}/${kebab}-page.tsx';
import { ${upper}_TITLE } from '../features/manage/${kebab}/titles.ts';

export const Route = createFileRoute('/manage/$schoolId/${kebab}')({
  staticData: {
    title: ${upper}_TITLE,
    ${part && part !== 'schools' ? `messages: ['${part}'],` : ''}
    manage: ${manage},
  },
  component: ${pascal}Page,
});
`;

const titles = ({ upper, words }: Name, comment: string) => `import { msg } from '@lingui/core/macro';

export const ${upper}_TITLE = msg({ message: '${words}', comment: '${comment}' });
`;

const pageView = (
  { pascal, upper }: Name,
  part: string | undefined,
  up: string,
) => `import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@stoa/ui/page-header';
${part ? `import { useMessages } from '${up}i18n/use-messages.ts';\n` : ''}import { cx } from '${up}shared/cx.ts';
import { padded, page } from '${up}shared/page.css.ts';
import { ${upper}_TITLE } from './titles.ts';

/** Says in one sentence what it shows, and to whom. */
export function ${pascal}Page() {
  ${part ? `useMessages('${part}');` : ''}
  const { t, i18n } = useLingui();
  return (
    <div className={cx(page, padded)}>
      <PageHeader title={i18n._(${upper}_TITLE)} text={t({ message: 'Nothing is here yet.', comment: 'Say what the page is for' })} />
    </div>
  );
}
`;

const managementView = (
  { pascal, upper }: Name,
  part: string | undefined,
) => `import { useLingui } from '@lingui/react/macro';
${part && part !== 'schools' ? "import { useMessages } from '../../../i18n/use-messages.ts';\n" : ''}import { ManagePage } from '../manage-page.tsx';
import { ${upper}_TITLE } from './titles.ts';

/** Says in one sentence what it shows, and to whom. */
export function ${pascal}Page() {
  ${part && part !== 'schools' ? `useMessages('${part}');` : ''}
  const { t, i18n } = useLingui();
  return (
    <ManagePage
      title={i18n._(${upper}_TITLE)}
      text={t({ message: 'Nothing is here yet.', comment: 'Say what the page is for' })}
    >
      {null}
    </ManagePage>
  );
}
`;

interface StoryFacts {
  path: string;
  up: string;
  viewer: string | undefined;
  isManaged?: boolean;
}

function stories({ words }: Name, { path, up, viewer, isManaged = false }: StoryFacts): string {
  const address = path.replaceAll(/\$\w+/g, '${HOME_SCHOOL}');
  const isOfSchool = address !== path;
  const quoted = isOfSchool ? `\`${address}\`` : `'${path}'`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '${up}stories/page-stories.tsx';
${isOfSchool ? `import { HOME_SCHOOL } from '${up}stories/places.ts';\n` : ''}
const meta = {
  title: 'Pages/${isManaged ? `Manage ${words.toLowerCase()}` : words}',
  ...pageStories,
  args: { path: ${quoted}${viewer ? `, viewer: '${viewer}'` : ''} },
} satisfies Meta<typeof pageStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens, and axe finds nothing. Tell the other states: nothing, a lot, a failure. */
export const Shown: Story = {};
`;
}
