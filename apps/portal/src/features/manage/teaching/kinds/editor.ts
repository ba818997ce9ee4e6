import type { QuestionDraft, TeachingFieldProblems } from '@stoa/machines/teaching-editor';
import type { ComponentType } from 'react';
import type { Language } from '../../../../i18n/languages.ts';

export interface EditorProps {
  schoolId: string;
  draft: QuestionDraft;
  problems: TeachingFieldProblems;
  /** In which texts are written. */
  language: Language;
  onChange: (part: Partial<QuestionDraft>) => void;
}

/** How a kind of questions is written. */
export interface KindEditor {
  /** What is right. */
  Editor: ComponentType<EditorProps>;
  /** Whether an answer may be right in part. */
  hasParts?: boolean;
  /** Whether a person grades it: there is no key that could be corrected. */
  isGradedByHand?: boolean;
}
