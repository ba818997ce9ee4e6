import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './tag-field.css.ts';

export interface TagRowProps {
  label: string;
  tags: readonly string[];
  isDisabled?: boolean;
  onRemove: (tags: ReadonlySet<unknown>) => void;
}

/** The tags: one stop of Tab, arrows lead from one to the next in the direction of reading, Delete removes. */
export function TagRow({ label, tags, isDisabled, onRemove }: TagRowProps) {
  return (
    <TagGroup aria-label={label} onRemove={isDisabled ? undefined : onRemove} className={styles.group}>
      <TagList items={tags.map((id) => ({ id }))} className={styles.row} dependencies={[isDisabled]}>
        {({ id }) => (
          <Tag textValue={id} isDisabled={isDisabled} className={styles.tag}>
            {({ allowsRemoving }) => (
              <>
                <UserText className={styles.tagText}>{id}</UserText>
                {allowsRemoving ? (
                  // The Delete key takes the tag away; arrows would not lead on from a button.
                  <Button slot="remove" excludeFromTabOrder className={styles.removeButton}>
                    <Icon as={XIcon} size="text" weight="bold" />
                  </Button>
                ) : null}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
