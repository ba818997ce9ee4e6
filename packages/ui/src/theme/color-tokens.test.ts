import { describe, expect, it } from 'vitest';
import { EDGE_RATIO, edgePairs, textPairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { readableRatio, themeColors, themeNames } from './theme-colors.ts';

describe.each(themeNames)('%s theme', (name) => {
  const colors = themeColors[name];

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(readableRatio[name]);
  });

  it.each(edgePairs)('%s stands out as an edge on %s', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(EDGE_RATIO);
  });
});
