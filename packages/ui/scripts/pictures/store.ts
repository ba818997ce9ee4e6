import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The pictures that were agreed on: `pictures/forms-select/ar-SA-dark-360.webp`. */
export function openStore(folder: string) {
  const path = (story: string, variant: string) => join(folder, story, `${variant}.webp`);
  return {
    /** Undefined where there is none. */
    read: (story: string, variant: string): Buffer | undefined => {
      const file = path(story, variant);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    write: (story: string, variant: string, picture: Uint8Array) => {
      mkdirSync(dirname(path(story, variant)), { recursive: true });
      writeFileSync(path(story, variant), picture);
    },
    /** Folders of pictures that belong to none of these stories. */
    strangers: (stories: readonly string[]): string[] =>
      existsSync(folder)
        ? readdirSync(folder, { withFileTypes: true })
            .filter((entry) => entry.isDirectory() && !stories.includes(entry.name))
            .map(({ name }) => name)
        : [],
    remove: (story: string) => rmSync(join(folder, story), { recursive: true, force: true }),
  };
}
