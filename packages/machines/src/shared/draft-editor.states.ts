type Transitions = Readonly<Record<string, object>>;

const asIs = <Event>({ event }: { event: Event }): Event => event;
const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;
const draftOf = <Draft>({ context }: { context: { draft: Draft } }): Draft => context.draft;

/** The change of an editor whose page hands over the whole draft. */
export const WHOLE_DRAFT = {
  'settings.changed': { actions: { type: 'storeDraft', params: asIs } },
} as const;

/**
 * The states of an editor of settings; `editing` comes first. What was typed survives a failure, typing goes on while
 * it is saved, and nobody's change is lost unseen or unasked.
 * @param at the id of the state that they stand in
 * @param changes what changes the draft, as transitions without a target
 */
export const draftStates = <const At extends string, const Changes extends Transitions>(
  at: At,
  changes: Changes,
) =>
  ({
    editing: {
      on: leadingTo('.evaluating', changes),
      initial: 'clean',
      states: {
        evaluating: { always: [{ guard: 'isChanged', target: 'dirty' }, { target: 'clean' }] },
        clean: { initial: 'untouched', states: { untouched: {}, saved: { tags: 'saved' } } },
        dirty: {
          tags: 'unsaved',
          on: {
            'settings.submitted': [
              { guard: 'isComplete', target: `#${at}.saving` },
              { target: '.invalid', actions: 'setFieldProblems' },
            ],
            'settings.reset': `#${at}.confirmingReset`,
          },
          initial: 'untouched',
          states: {
            untouched: {},
            invalid: { tags: 'invalid' },
            refused: { tags: 'failed' },
          },
        },
      },
    },
    confirmingReset: {
      tags: ['unsaved', 'confirmingReset'],
      on: {
        'reset.confirmed': { target: 'editing', actions: 'reset' },
        'reset.cancelled': 'editing.dirty',
      },
    },
    saving: {
      tags: ['saving', 'unsaved'],
      entry: 'setSent',
      on: changes,
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: draftOf,
        onDone: { target: 'settling', actions: { type: 'setSaved', params: outputOf } },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: asIs } },
      },
    },
    settling: {
      always: [{ guard: 'isChanged', target: 'editing.dirty' }, { target: 'editing.clean.saved' }],
    },
    evaluating: {
      always: [{ guard: 'isConflict', target: 'loadingTheirs' }, { target: 'editing.dirty.refused' }],
    },
    loadingTheirs: {
      tags: ['saving', 'unsaved'],
      on: changes,
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: outputOf } },
        onError: { target: 'editing.dirty.refused', actions: { type: 'setProblem', params: asIs } },
      },
    },
    conflict: {
      tags: ['conflict', 'unsaved'],
      on: {
        'conflict.mineKept': { target: 'saving', actions: 'keepMine' },
        'conflict.theirsTaken': { target: 'editing.clean', actions: 'takeTheirs' },
      },
    },
  }) as const;

/** The same transitions, each to this target. */
function leadingTo<const Target extends string, Changes extends Transitions>(
  target: Target,
  changes: Changes,
) {
  return Object.fromEntries(
    Object.entries(changes).map(([event, transition]) => [event, { ...transition, target }]),
  ) as { readonly [Event in keyof Changes]: Changes[Event] & { readonly target: Target } };
}
