import type { SpacerBlock } from '@stoa/api/schema';
import { Divider } from '@stoa/ui/divider';
import { page } from '../../../../shared/page.css.ts';
import type { BlockProps } from '../block-props.ts';
import * as styles from './spacer.css.ts';

export function SpacerView({ block }: BlockProps<SpacerBlock>) {
  return block.look === 'line' ? (
    <div className={page}>
      <Divider />
    </div>
  ) : (
    <div className={styles.rooms[block.look]} />
  );
}
