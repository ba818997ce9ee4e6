/** Name of a token's CSS variable without the leading dashes: `['color', 'onPrimary']` is `stoa-color-on-primary`. */
export function variableName(path: readonly string[]): string {
  const name = path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `stoa-${name.replace('.', '_')}`;
}
