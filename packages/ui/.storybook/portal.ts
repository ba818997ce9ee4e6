import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// oxlint-disable-next-line no-restricted-imports -- components have no words, but the pages that are shown here do
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const configPath = at('lingui.config.ts');

/** The pages of the portal are stories too: this is what they need to be built. */
export const portalStories = '../../../apps/portal/src/**/*.stories.tsx';
/** Covers, portraits and logos of the demo schools; the films stay where they are. */
export const portalMedia = ['covers', 'avatars', 'banners', 'logos'].map((folder) => ({
  from: at(`apps/server/seed/media/${folder}`),
  to: `/media/seed/${folder}`,
}));

/** The portal's words, as its own build makes them. */
export const portalPlugins = () => [
  lingui({ configPath }),
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
];

const PACKAGE_IMPORT =
  /from\s+'((?:@phosphor-icons\/react|@tanstack|@xstate|xstate|@lingui\/(?:core|react)|uqr|openapi-fetch|openapi-react-query)[^']*)'/g;

/** Packages that the portal imports: found late, one of them would make a test run start anew in its middle. */
export function portalPackages(): string[] {
  const found = new Set<string>();
  for (const folder of ['apps/portal/src', 'packages/api/src', 'packages/machines/src'].map(at))
    for (const file of globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.ts'] }))
      for (const match of readFileSync(`${folder}/${file}`, 'utf8').matchAll(PACKAGE_IMPORT))
        if (match[1] && !match[1].endsWith('/macro')) found.add(match[1]);
  return [...found].sort();
}
