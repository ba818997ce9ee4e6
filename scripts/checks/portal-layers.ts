// Fails where a module of the portal imports a layer above it or another feature, where modules need each other in a
// circle, and where a path of a page is written by hand.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCircles, findLayerProblems, findPaths, firstSegments } from './portal-layer-rules.ts';

const ROOT = join(import.meta.dirname, '../../apps/portal/src');
const files = globSync('**/*.{ts,tsx}', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const tree = files.find(({ path }) => path === 'routeTree.gen.ts')?.text ?? '';
const sources = files.filter(({ path }) => path !== 'routeTree.gen.ts');

const problems = [
  ...[...findLayerProblems(sources), ...findPaths(sources, firstSegments(tree))].map(
    ({ file, line, reason }) => `apps/portal/src/${file}:${line}  ${reason}`,
  ),
  ...findCircles(sources).map((circle) => `apps/portal/src: ${circle.join(' -> ')} -> ${circle[0]}`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Layers of the portal and links to its pages: see CONTRIBUTING.md, "The map" and "A page".');
  process.exitCode = 1;
}
