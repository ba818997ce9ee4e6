import { assign } from 'xstate';
import type { EventObject } from 'xstate';
import type { DraftEditorContext, DraftRules, Versioned } from './draft-editor.types.ts';
import { isEmpty } from './field-rules.ts';
import { notProvided } from './not-provided.ts';
import { problemOf } from './problem.ts';
import type { Failure } from './problem.ts';

/** The editor as it begins. */
export const freshDraft = <Draft>(settings: Draft) => ({
  saved: settings,
  draft: settings,
  sent: null,
  theirs: null,
  fieldProblems: {},
  problem: null,
});

/** Whether two drafts say the same: versions, and the keys by which a page tells parts apart, do not matter. */
export const isSameDraft = (one: Versioned, other: Versioned): boolean => written(one) === written(other);

const written = (draft: Versioned): string =>
  JSON.stringify(draft, (name, value: unknown) => (name === 'key' || name === 'version' ? undefined : value));

/** The calls that keep the settings. */
export const draftActors = <Draft>() => ({
  /** Answers with what is saved now, its version included. */
  saveSettings: notProvided<Draft, Draft>('saveSettings'),
  loadSettings: notProvided<Draft>('loadSettings'),
});

/**
 * What an editor keeps of what happens.
 * @param _types those of the machine, as its `setup` takes them
 */
export function draftActions<
  Draft extends Versioned,
  FieldProblems extends object,
  Code extends string,
  Context extends DraftEditorContext<Draft, FieldProblems, Code>,
  Event extends EventObject,
>(
  _types: { context: Context; events: Event },
  { problemsOf, rebase = (draft) => draft, codes }: DraftRules<Draft, FieldProblems, Code>,
) {
  type Editor = DraftEditorContext<Draft, FieldProblems, Code>;
  const nothingWrong = { fieldProblems: {} as FieldProblems, problem: null };
  // A part of the editor is a part of every context that holds one.
  const keep = <Params extends object | undefined = undefined>(
    change: (editor: Editor, params: Params) => Partial<Editor>,
  ) =>
    assign<Context, Event, Params, Event, never>(
      ({ context }, params) => change(context, params) as Partial<Context>,
    );
  return {
    storeDraft: keep(({ draft: { version } }, { draft }: { draft: Draft }) => ({
      draft: { ...draft, version },
      fieldProblems: nothingWrong.fieldProblems,
    })),
    setFieldProblems: keep(({ draft, saved }) => ({
      fieldProblems: problemsOf(draft, saved),
      problem: null,
    })),
    setSent: keep(({ draft }) => ({ sent: draft, ...nothingWrong })),
    setSaved: keep(({ draft, sent }, saved: Draft) => ({
      saved,
      draft:
        sent === null || isSameDraft(draft, sent)
          ? saved
          : { ...rebase(draft, sent, saved), version: saved.version },
      sent: null,
      theirs: null,
      ...nothingWrong,
    })),
    setProblem: keep((_, { error }: Failure) => ({ problem: problemOf(error, codes) })),
    keepTheirs: keep((_, theirs: Draft) => ({ theirs, problem: null })),
    keepMine: keep(({ draft, saved, theirs }) => ({
      saved: theirs ?? saved,
      draft: { ...draft, version: (theirs ?? draft).version },
      theirs: null,
    })),
    takeTheirs: keep(({ saved, theirs }) => ({
      saved: theirs ?? saved,
      draft: theirs ?? saved,
      theirs: null,
      ...nothingWrong,
    })),
    reset: keep(({ saved }) => ({ draft: saved, ...nothingWrong })),
  };
}

/** What an editor asks before it goes on. */
export function draftGuards<Draft extends Versioned, FieldProblems extends object>({
  problemsOf,
}: Pick<DraftRules<Draft, FieldProblems>, 'problemsOf'>) {
  type Given = {
    context: Pick<DraftEditorContext<Draft, FieldProblems, string>, 'draft' | 'saved' | 'problem'>;
  };
  return {
    isChanged: ({ context: { draft, saved } }: Given) => !isSameDraft(draft, saved),
    isComplete: ({ context: { draft, saved } }: Given) => isEmpty(problemsOf(draft, saved)),
    isConflict: ({ context }: Given) => context.problem?.code === 'VERSION_CONFLICT',
  };
}
