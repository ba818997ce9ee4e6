import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { teachersQuery } from '@stoa/api/decoration.queries';
import { ComboBox } from '@stoa/ui/combo-box';
import { IconButton } from '@stoa/ui/icon-button';
import { Row, RowList } from '@stoa/ui/row-list';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import * as styles from './editor.css.ts';

interface PeopleFieldProps {
  schoolId: string;
  label: string;
  /** What it is called where nobody is chosen by hand. */
  rule: string;
  max: number;
  /** Undefined for the rule. */
  value: readonly string[] | undefined;
  onChange: (ids: string[] | undefined) => void;
}

/** People who teach in the school: all of them by a rule, or some in an order of one's own. */
export function PeopleField({ schoolId, label, rule, max, value, onChange }: PeopleFieldProps) {
  const { t } = useLingui();
  const { data } = useQuery(teachersQuery(useApi(), { schoolId, lang: useLanguage() }));
  // A choice empties the field for the next one.
  const [round, setRound] = useState(0);
  const names = new Map(data?.items.map(({ id, name }) => [id, name]));
  const chosen = value ?? [];
  const hand = t({ message: 'People I choose', comment: 'Choice: instead of everyone who teaches' });
  return (
    <div className={styles.fields}>
      <Select
        label={label}
        value={value ? 'hand' : 'rule'}
        onChange={(key) => onChange(key === 'hand' ? [] : undefined)}
      >
        <SelectItem id="rule" textValue={rule}>
          {rule}
        </SelectItem>
        <SelectItem id="hand" textValue={hand}>
          {hand}
        </SelectItem>
      </Select>
      {value ? (
        <>
          {chosen.length > 0 ? (
            <RowList aria-label={hand}>
              {chosen.map((id, index) => {
                const name =
                  names.get(id) ??
                  (data
                    ? t({ message: 'No longer here', comment: 'A person who has left the school' })
                    : '…');
                return (
                  <Row key={id} className={styles.person}>
                    <Text as="span">
                      <UserText>{name}</UserText>
                    </Text>
                    <IconButton
                      icon={ArrowUpIcon}
                      size="sm"
                      label={t({ message: `Move ${name} up`, comment: 'A block of a page' })}
                      isDisabled={index === 0}
                      onPress={() => onChange(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, id))}
                    />
                    <IconButton
                      icon={XIcon}
                      size="sm"
                      label={t({ message: `Remove ${name}`, comment: 'An entry of a list, such as Slide 2' })}
                      onPress={() => onChange(chosen.filter((other) => other !== id))}
                    />
                  </Row>
                );
              })}
            </RowList>
          ) : null}
          {chosen.length < max ? (
            <ComboBox
              key={round}
              label={t({ message: 'Add a person', context: 'block' })}
              options={(data?.items ?? [])
                .filter(({ id }) => !chosen.includes(id))
                .map(({ id, name }) => ({ id, label: name }))}
              value={null}
              labels={{ empty: t`Nobody of this name teaches here.` }}
              onChange={(id) => {
                if (id === null) return;
                setRound(round + 1);
                onChange([...chosen, id]);
              }}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}
