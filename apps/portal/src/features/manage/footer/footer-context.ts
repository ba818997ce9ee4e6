import type { FooterDraft, footerEditorMachine, FooterTemplateDraft } from '@stoa/machines/footer-editor';
import { stepsTo, type SortableDrop } from '@stoa/ui/sortable';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '../../../i18n/languages.ts';

interface Footer {
  actor: ActorRefFrom<typeof footerEditorMachine>;
  /** The template that is edited. */
  template: 1 | 2;
  /** The language that texts are written in. */
  language: Language;
}

export const FooterContext = createContext<Footer | null>(null);

/** The template that is edited, and how it is changed. @throws {Error} outside of the page */
export function useFooter() {
  const footer = useContext(FooterContext);
  if (!footer)
    throw new Error('The parts of the page share its machine: they need <FooterContext> above them.');
  const { actor, template, language } = footer;
  const draft = useSelector(actor, ({ context }) => context.draft);
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const change = (part: Partial<FooterDraft>) =>
    actor.send({ type: 'settings.changed', draft: { ...draft, ...part } });
  return {
    actor,
    draft,
    problems,
    language,
    number: template,
    template: draft.templates[template],
    change,
    changeTemplate: (part: Partial<FooterTemplateDraft>) =>
      change({ templates: { ...draft.templates, [template]: { ...draft.templates[template], ...part } } }),
  };
}

/** A list with one entry changed. */
export const withEntry = <Entry extends { key: string }>(
  entries: readonly Entry[],
  key: string,
  part: Partial<Entry>,
): Entry[] => entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry));

/** A list with an entry where it was let go. */
export const dropped = <Entry extends { key: string }>(
  entries: readonly Entry[],
  drop: SortableDrop,
): Entry[] =>
  moved(
    entries,
    drop.id,
    stepsTo(
      entries.map(({ key }) => key),
      drop,
    ),
  );

/** A list with an entry so many places further down, or up (negative). */
export function moved<Entry extends { key: string }>(
  entries: readonly Entry[],
  key: string,
  step: number,
): Entry[] {
  const from = entries.findIndex((entry) => entry.key === key);
  const entry = entries[from];
  const to = from + step;
  if (!entry || to < 0 || to >= entries.length) return [...entries];
  const rest = entries.filter((other) => other.key !== key);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}
