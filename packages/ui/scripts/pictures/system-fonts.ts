import type { CDPSession } from 'playwright-core';

/** Storybook's own words around a story, its error page for one. */
const STORYBOOK_CLASS = /(^|\s)sb-(wrapper|preparing|errordisplay|nopreview)/;
const SAMPLE_LENGTH = 24;
const ELEMENT = 1;
const TEXT = 3;

interface DomNode {
  nodeId: number;
  parentId?: number;
  nodeType: number;
  nodeValue: string;
  attributes?: string[];
}

/**
 * Texts of the page that Chromium draws with a font of the machine, since no bundled one has their letters: such a
 * picture would look different elsewhere.
 * @returns the font and the start of a text, for each of these fonts
 */
export async function systemFontsOf(devtools: CDPSession): Promise<string[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  try {
    const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
    const texts = textsOf(nodes as DomNode[]);
    const drawn = await Promise.all(
      texts.map(async ({ nodeId, nodeValue }) => {
        const fonts = await fontsOf(devtools, nodeId);
        return fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName }) => [familyName, nodeValue] as const);
      }),
    );
    const byFont = new Map(drawn.flat().reverse());
    return [...byFont].map(([font, text]) => `${font} draws “${text.trim().slice(0, SAMPLE_LENGTH)}”`).sort();
  } finally {
    // With these on, every further change of the page would be reported.
    await devtools.send('CSS.disable');
    await devtools.send('DOM.disable');
  }
}

/** The fonts that draw a text; none where it has left the page since its nodes were read. */
async function fontsOf(devtools: CDPSession, nodeId: number) {
  try {
    return (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  } catch (error) {
    if (String(error).includes('Could not find node')) return [];
    throw error;
  }
}

function textsOf(nodes: readonly DomNode[]): DomNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isStorybooks = (node: DomNode | undefined): boolean =>
    node !== undefined &&
    ((node.nodeType === ELEMENT && STORYBOOK_CLASS.test(classOf(node))) ||
      isStorybooks(byId.get(node.parentId ?? 0)));
  return nodes.filter((node) => node.nodeType === TEXT && node.nodeValue.trim() && !isStorybooks(node));
}

function classOf({ attributes = [] }: DomNode): string {
  const at = attributes.findIndex((name, index) => index % 2 === 0 && name === 'class');
  return at < 0 ? '' : (attributes[at + 1] ?? '');
}
