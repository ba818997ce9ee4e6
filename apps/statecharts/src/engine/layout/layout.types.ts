export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How large texts are, which only the drawing side knows. */
export interface Measure {
  /** The header of a state without its children: name, tags, invokes, actions. */
  state: (id: string) => Size;
  /** The label of a transition. */
  transition: (id: string) => Size;
}

export interface StateBox extends Point, Size {
  id: string;
  /** The height that the header takes at the top of a state with children. */
  headerHeight: number;
  isCollapsed: boolean;
}

export interface TransitionLine {
  /** The transition's id; `initial:<state id>` for the arrow from the dot of a compound state to its first child. */
  id: string;
  /** From the source to the target; empty for a transition that only acts (it is listed in its state). */
  points: readonly Point[];
  /** Top left corner of the label. */
  label: (Point & Size) | null;
}

/** Where everything stands, in one coordinate system whose origin is the top left corner. */
export interface Layout extends Size {
  states: readonly StateBox[];
  lines: readonly TransitionLine[];
  /** The dots from which initial arrows start, by the id of the compound state. */
  dots: readonly (Point & { state: string })[];
}

export interface LayoutOptions {
  /** States that are drawn without their children; lines to what is inside end at their border. */
  collapsed?: ReadonlySet<string>;
  measure: Measure;
  direction?: 'down' | 'right';
}
