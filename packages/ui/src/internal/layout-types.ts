/** A step of the space scale, in multiples of 4 px, or one of the two fluid distances. */
export type Space =
  | '0'
  | '0.5'
  | '1'
  | '1.5'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '8'
  | '10'
  | '12'
  | '16'
  | '20'
  | '24'
  | 'gutter'
  | 'section';

/** Elements that the layout components may be. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'header'
  | 'footer'
  | 'main'
  | 'aside'
  | 'span'
  | 'article'
  | 'form';
