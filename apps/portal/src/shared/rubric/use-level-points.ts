import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What a level gives, in words. */
export function useLevelPoints(): (points: number) => string {
  const { t } = useLingui();
  return (points) => t`${plural(points, { one: '# point', other: '# points' })}`;
}
