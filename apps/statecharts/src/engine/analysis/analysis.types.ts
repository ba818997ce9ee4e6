export type FindingCode =
  | 'UNREACHABLE_STATE'
  /** The machine's types or details declare an event that no state handles. */
  | 'UNHANDLED_EVENT'
  | 'INVOKE_WITHOUT_ON_ERROR'
  /** `always` transitions lead in a circle that no guard ends. */
  | 'ALWAYS_LOOP'
  /** A guard, action, actor or delay is named and not implemented. */
  | 'MISSING_IMPLEMENTATION'
  /** An actor or action that the portal never provides. */
  | 'NOT_PROVIDED'
  /** A state, event, guard or actor without a name for people. */
  | 'MISSING_NAME'
  /** A transition that an earlier one without a guard always wins over. */
  | 'SHADOWED_TRANSITION'
  /** A state that cannot be left and is not final. */
  | 'DEAD_END';

export interface Finding {
  machine: string;
  code: FindingCode;
  /** The id of the state, event, transition or actor. */
  subject: string;
  /** In English, for developers. */
  message: string;
}

/** A finding that is as it should be. */
export interface Exception {
  machine: string;
  code: FindingCode;
  subject: string;
  reason: string;
}
