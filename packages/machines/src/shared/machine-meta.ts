/** What a machine says about itself in the catalogue. */
export interface MachineMeta {
  /** One sentence: what for. */
  purpose: string;
  /** The behaviours and calls of the specification that it holds. */
  spec: readonly string[];
}
