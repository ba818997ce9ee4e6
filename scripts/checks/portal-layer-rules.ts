import { posix } from 'node:path';

/** A file of the portal and what it imports. */
export interface PortalFile {
  /** Below `apps/portal/src`. */
  path: string;
  text: string;
}

export interface LayerProblem {
  file: string;
  line: number;
  reason: string;
}

/** Lowest first: a layer imports itself and what stands before it. */
const LAYERS = [['app', 'i18n'], ['shared'], ['features'], ['layout'], ['routes']];
/** What joins everything: the entries, the generated tree and the stories. */
const ABOVE = /^(stories\/|[^/]+$)/;
/** The one module that writes paths of pages. */
const LINKS = 'app/links.ts';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^;'"`]*?from\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/g;
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*/g;

interface Import {
  target: string;
  line: number;
  isType: boolean;
  isLazy: boolean;
}

export const importsOf = ({ path, text }: PortalFile): Import[] =>
  [...text.matchAll(IMPORT)].map((match) => ({
    target: posix.normalize(posix.join(posix.dirname(path), match[2] ?? match[3] ?? '')),
    line: lineAt(text, match.index + match[0].search(/\S/)),
    isType: match[1] !== undefined,
    isLazy: match[3] !== undefined,
  }));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
const layerOf = (path: string): number =>
  LAYERS.findIndex((names) => names.includes(path.split('/')[0] ?? ''));
const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

/** Imports that lead up, or from one feature to another. */
export function findLayerProblems(files: readonly PortalFile[]): LayerProblem[] {
  return files
    .filter(({ path }) => !ABOVE.test(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ target, line }) => {
        const problem = (reason: string) => [{ file: file.path, line, reason }];
        if (ABOVE.test(target)) return problem(`imports ${target}, which joins the layers`);
        if (layerOf(target) > layerOf(file.path)) return problem(`imports ${target} of a layer above`);
        const [own, other] = [featureOf(file.path), featureOf(target)];
        return own && other && own !== other ? problem(`imports ${target} of another feature`) : [];
      }),
    );
}

/** Modules that need each other to be evaluated: each circle once, beginning with its first file by name. */
export function findCircles(files: readonly PortalFile[]): string[][] {
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ isType, isLazy }) => !isType && !isLazy)
        .map(({ target }) => target),
    ]),
  );
  const circles = new Map<string, string[]>();
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): void => {
    const begin = trail.indexOf(path);
    if (begin >= 0) {
      const circle = trail.slice(begin);
      circles.set([...circle].sort().join(), circle);
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return [...circles.values()];
}

/** The first segments of the paths that the router knows, from its generated tree. */
export const firstSegments = (tree: string): string[] => [
  ...new Set([...tree.matchAll(/fullPath: '\/([a-zA-Z][\w-]*)/g)].map(([, name]) => name as string)),
];

/** Paths of pages that are written by hand. What `to` names is checked by types; a path alone in `startsWith` asks, and leads nowhere. */
export function findPaths(files: readonly PortalFile[], segments: readonly string[]): LayerProblem[] {
  const path = new RegExp(`(?<before>.{0,60})['"\`]/(?:${segments.join('|')})(?=[/?#'"\`$])`, 'g');
  return files
    .filter((file) => file.path !== LINKS && !ABOVE.test(file.path))
    .flatMap((file) => {
      const text = file.text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
      return [...text.matchAll(path)]
        .filter(
          ({ groups }) =>
            !/(\bto: |\bfrom: |createFileRoute\(|getRouteApi\(|startsWith\()$/.test(groups?.before ?? ''),
        )
        .map((match) => ({
          file: file.path,
          line: lineAt(text, match.index + (match.groups?.before ?? '').length),
          reason: 'writes the path of a page',
        }));
    });
}
