import { type ComponentType, lazy, useState } from 'react';

/** A component in a chunk of its own, which a route's loader can ask for beside its data. */
export type LoadedAhead<Props extends object> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * Wraps the dynamic import of a component that most visits do without: shown at once where it is there already, without
 * a skeleton in between, and loaded by being shown otherwise.
 */
export function loadedAhead<Props extends object>(
  start: () => Promise<ComponentType<Props>>,
): LoadedAhead<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await start();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await load() }));
  function Ahead(props: Props) {
    // Decided once: another component in its place would be another one with its state.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <View {...props} />;
  }
  return Object.assign(Ahead, { load: async () => void (await load()) });
}
