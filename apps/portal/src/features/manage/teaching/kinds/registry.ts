import type { QuestionType } from '@stoa/machines/teaching-editor';
import { Accepted } from './accepted.tsx';
import type { KindEditor } from './editor.ts';
import { EssayAnswer } from './essay.tsx';
import { FileAnswer } from './file.tsx';
import { Gaps } from './gaps.tsx';
import { Highlight } from './highlight.tsx';
import { Hotspot } from './hotspot.tsx';
import { Labels } from './labels.tsx';
import { NumberAnswer } from './number.tsx';
import { Options } from './options.tsx';
import { Order } from './ordering.tsx';
import { Categories, ChoiceTable, Matching } from './pairs.tsx';
import { SliderAnswer } from './slider.tsx';
import { TrueFalse } from './true-false.tsx';

/** How every kind of questions is written. */
export const KIND_EDITORS: Record<QuestionType, KindEditor> = {
  single: { Editor: Options },
  multiple: { Editor: Options, hasParts: true },
  truefalse: { Editor: TrueFalse },
  text: { Editor: Accepted },
  number: { Editor: NumberAnswer },
  essay: { Editor: EssayAnswer, isGradedByHand: true },
  matching: { Editor: Matching, hasParts: true },
  ordering: { Editor: Order, hasParts: true },
  categories: { Editor: Categories, hasParts: true },
  gaps: { Editor: Gaps, hasParts: true },
  table: { Editor: ChoiceTable, hasParts: true },
  slider: { Editor: SliderAnswer },
  hotspot: { Editor: Hotspot, hasParts: true },
  labels: { Editor: Labels, hasParts: true },
  highlight: { Editor: Highlight, hasParts: true },
  file: { Editor: FileAnswer, isGradedByHand: true },
};
