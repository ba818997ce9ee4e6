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
