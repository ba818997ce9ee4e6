interface Place {
  pathname: string;
  search: object;
}

/**
 * Whether another page follows, or another value of a parameter of the search.
 * @param parameter says what is edited, where the path does not
 */
export const isElsewhere = (parameter: string | undefined, current: Place, next: Place): boolean =>
  current.pathname !== next.pathname || valueOf(parameter, current) !== valueOf(parameter, next);

const valueOf = (parameter: string | undefined, { search }: Place): unknown =>
  parameter === undefined ? undefined : new Map(Object.entries(search)).get(parameter);
