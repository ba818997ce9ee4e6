import type { Badge, BadgeInput, BadgeLook, BadgeRuleKind } from '@stoa/api/schema';
import type { EditedTexts } from '../texts.ts';

export const NAME_MAX = 60;
export const TEXT_MAX = 200;
export const REASON_MAX = 200;
export const POINTS_MAX = 1_000_000;
export const STREAK_MAX = 366;

export const SHAPES = ['star', 'shield', 'medal', 'hexagon', 'flower', 'flag'] as const;
export const COLORS = ['ochre', 'primary', 'accent', 'success', 'warning', 'danger'] as const;
export const RULES = ['hand', 'points', 'class', 'streak', 'certificate'] as const;

/** A badge as it is edited. */
export interface BadgeForm {
  name: EditedTexts;
  text: EditedTexts;
  look: BadgeLook;
  kind: BadgeRuleKind;
  /** Points or days, kept while another rule is looked at. */
  count: number | null;
  classId: string | null;
}

export const EMPTY_FORM: BadgeForm = {
  name: {},
  text: {},
  look: { shape: 'star', fill: 'ochre', mark: 'primary' },
  kind: 'hand',
  count: null,
  classId: null,
};

export const formOf = ({ texts, look, rule }: Badge): BadgeForm => ({
  name: texts.name,
  text: texts.text,
  look,
  kind: rule.kind,
  count: rule.count,
  classId: rule.classId,
});

const written = (texts: EditedTexts) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text?.trim() ? [[language, text.trim()]] : [])),
  );

export const hasName = ({ name }: BadgeForm): boolean => Object.keys(written(name)).length > 0;
/** Whether the rule says how many, where it has to. */
export const hasCount = ({ kind, count }: BadgeForm): boolean =>
  (kind !== 'points' && kind !== 'streak') || (count !== null && (kind === 'points' || count <= STREAK_MAX));
export const hasClass = ({ kind, classId }: BadgeForm): boolean => kind !== 'class' || classId !== null;

/** What is saved; undefined while something is missing. */
export function inputOf(form: BadgeForm): BadgeInput | undefined {
  if (!hasName(form) || !hasCount(form) || !hasClass(form)) return undefined;
  const { kind, count, classId } = form;
  return {
    name: written(form.name),
    text: written(form.text),
    look: form.look,
    rule: {
      kind,
      ...(kind === 'points' || kind === 'streak' ? { count } : {}),
      ...(kind === 'class' ? { classId } : {}),
    },
  };
}
