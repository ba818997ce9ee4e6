import { useSample } from '../../.storybook/samples.ts';
import { Surface } from '../surface/surface.tsx';

/** What the stories of a layout lay out: boxes with words of the toolbar's language, each of another length. */
export function SampleBoxes() {
  const { title, action, label } = useSample();
  return [title, action, label, action].map((text, index) => (
    <Surface key={index} kind="primarySoft" padding="4" radius="md">
      {text}
    </Surface>
  ));
}

/** Boxes with these words. */
export const boxes = (...texts: string[]) =>
  texts.map((text, index) => (
    <Surface key={index} kind="primarySoft" padding="3" radius="md" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Surface>
  ));
