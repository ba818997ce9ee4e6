/** Names of states that stand in another one. */
export const within = <const Parent extends string, Names extends Readonly<Record<string, string>>>(
  parent: Parent,
  names: Names,
) =>
  Object.fromEntries(Object.entries(names).map(([path, name]) => [`${parent}.${path}`, name])) as {
    readonly [Path in keyof Names & string as `${Parent}.${Path}`]: Names[Path];
  };
