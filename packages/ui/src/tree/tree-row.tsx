import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { TreeItemContent } from 'react-aria-components/Tree';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { choice, mark, square } from '../internal/field/choice.css.ts';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './tree.css.ts';
import type { TreeNode } from './tree-node.ts';

/** What a node shows: the mark that unfolds it, its box, icon, label and note. */
export function TreeRow({ node, hasBox }: { node: TreeNode; hasBox: boolean }) {
  return (
    <TreeItemContent>
      {({ hasChildItems, selectionMode, isSelected }) => (
        <div className={styles.row}>
          {hasChildItems ? (
            <Button slot="chevron" className={styles.chevron}>
              <Icon as={CaretRightIcon} size="sm" weight="bold" mirror className={styles.caret} />
            </Button>
          ) : (
            <span className={styles.chevron} aria-hidden="true" />
          )}
          {hasBox && selectionMode === 'multiple' ? (
            <CheckboxField slot="selection">
              <CheckboxButton className={cx(choice, styles.select)}>
                {(box) => (
                  <span className={cx(mark, square, styles.box)}>
                    {box.isIndeterminate ? <Icon as={MinusIcon} size="sm" weight="bold" /> : null}
                    {box.isSelected ? <Icon as={CheckIcon} size="sm" weight="bold" /> : null}
                  </span>
                )}
              </CheckboxButton>
            </CheckboxField>
          ) : null}
          {node.icon ? <Icon as={node.icon} className={styles.icon} /> : null}
          <span className={styles.label}>
            {node.label ? <UserText lang={node.lang}>{node.label}</UserText> : '–'}
          </span>
          {node.note ? <span className={styles.note}>{node.note}</span> : null}
          {selectionMode === 'single' && isSelected ? (
            <Icon as={CheckIcon} size="sm" weight="bold" className={styles.check} />
          ) : null}
        </div>
      )}
    </TreeItemContent>
  );
}
