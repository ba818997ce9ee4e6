/**
 * For the `bdi` of a line that is cut where it is too long: text of the other direction is cut at its own end. The line
 * would cut its beginning.
 */
export const cutAtOwnEnd = {
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const;
