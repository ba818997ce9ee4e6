import { STORY_FILES } from 'virtual:machine-index';

/** A page in one of its states. */
export interface Story {
  id: string;
  title: string;
  name: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: string; importPath: string }>;
}

let index: Promise<{ base: string; entries: StoryIndex['entries'] } | null> | undefined;

/** The stories that this server has; null where it has none. */
async function loadIndex(): Promise<{ base: string; entries: StoryIndex['entries'] } | null> {
  const tool = await fetch(`${import.meta.env.BASE_URL}tool.json`).then((answer) =>
    answer.ok ? (answer.json() as Promise<{ stories: string | null }>) : null,
  );
  if (!tool?.stories) return null;
  const answer = await fetch(`${tool.stories}index.json`);
  if (!answer.ok) return null;
  return { base: tool.stories, entries: ((await answer.json()) as StoryIndex).entries };
}

/** The stories of the pages that run a machine, the one that fits a state best first. */
export async function findStories(
  machine: string,
  state: string | null,
): Promise<{ base: string; stories: readonly Story[] } | null> {
  index ??= loadIndex().catch(() => null);
  const known = await index;
  if (!known) return null;
  const files = STORY_FILES[machine] ?? [];
  const stories = Object.values(known.entries).filter(
    ({ type, importPath }) => type === 'story' && files.some((file) => importPath.endsWith(file)),
  );
  return { base: known.base, stories: bestFirst(stories, state) };
}

/** Orders stories by how many words their name shares with the state. */
export function bestFirst<One extends { name: string }>(
  stories: readonly One[],
  state: string | null,
): One[] {
  const wanted = new Set(wordsIn(state?.slice(state.indexOf('.') + 1) ?? ''));
  const score = ({ name }: One) => wordsIn(name).filter((word) => wanted.has(word)).length;
  return [...stories].sort((a, b) => score(b) - score(a));
}

const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 2);
