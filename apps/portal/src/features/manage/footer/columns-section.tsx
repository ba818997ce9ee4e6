import { useLingui } from '@lingui/react/macro';
import { MAX_COLUMNS, MAX_LINKS, type FooterColumnDraft } from '@stoa/machines/footer-editor';
import { Button } from '@stoa/ui/button';
import { SectionHeader } from '@stoa/ui/section-header';
import { SideLine } from '@stoa/ui/side-line';
import { Sortable, SortableItem } from '@stoa/ui/sortable';
import { Surface } from '@stoa/ui/surface';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { EntryActions } from './entry-actions.tsx';
import { dropped, moved, useFooter, withEntry } from './footer-context.ts';
import { newKey } from './footer-form.ts';
import { FOOTER_FIELD_MESSAGES } from './footer-messages.ts';
import { LinkFields } from './link-fields.tsx';
import { TextIn } from './text-in.tsx';

/** The columns of links. */
export function ColumnsSection() {
  const { t } = useLingui();
  const { template, changeTemplate } = useFooter();
  const { columns } = template;
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Columns of links', comment: 'Heading: parts of the footer' })} />
      <Sortable onDrop={(drop) => changeTemplate({ columns: dropped(columns, drop) })}>
        {columns.map((column, index) => (
          <SortableItem key={column.key} id={column.key} kind="column">
            <Column column={column} isFirst={index === 0} isLast={index === columns.length - 1} />
          </SortableItem>
        ))}
      </Sortable>
      <div>
        <Button
          size="sm"
          isDisabled={columns.length >= MAX_COLUMNS}
          onPress={() =>
            changeTemplate({ columns: [...columns, { key: newKey(), showName: {}, children: [] }] })
          }
        >
          {t`Add a column`}
        </Button>
      </div>
    </section>
  );
}

function Column({
  column,
  isFirst,
  isLast,
}: {
  column: FooterColumnDraft;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { t, i18n } = useLingui();
  const { template, changeTemplate, problems, language } = useFooter();
  const { columns } = template;
  const { key, children } = column;
  const change = (part: Partial<FooterColumnDraft>) =>
    changeTemplate({ columns: withEntry(columns, key, part) });
  const problem = problems[`${key}.showName`];
  const name = textIn(column.showName, language).text || t`this column`;
  return (
    <Surface kind="surface" isBordered radius="lg" padding="5">
      <div className={styles.part}>
        <div className={styles.top}>
          <TextIn
            label={t({ message: 'Heading of the column', comment: 'Field: heading over links' })}
            texts={column.showName}
            onChange={(showName) => change({ showName })}
            errorMessage={problem && i18n._(FOOTER_FIELD_MESSAGES[problem])}
          />
          <EntryActions
            name={name}
            isFirst={isFirst}
            isLast={isLast}
            onMove={(step) => changeTemplate({ columns: moved(columns, key, step) })}
            onRemove={() => changeTemplate({ columns: columns.filter((other) => other.key !== key) })}
          />
        </div>
        <SideLine>
          <Sortable onDrop={(drop) => change({ children: dropped(children, drop) })}>
            {children.map((link, index) => (
              <SortableItem key={link.key} id={link.key} kind="link">
                <LinkFields
                  link={link}
                  isFirst={index === 0}
                  isLast={index === children.length - 1}
                  onChange={(part) => change({ children: withEntry(children, link.key, part) })}
                  onMove={(step) => change({ children: moved(children, link.key, step) })}
                  onRemove={() => change({ children: children.filter((other) => other.key !== link.key) })}
                />
              </SortableItem>
            ))}
          </Sortable>
          <div>
            <Button
              size="sm"
              variant="quiet"
              isDisabled={children.length >= MAX_LINKS}
              onPress={() =>
                change({
                  children: [
                    ...children,
                    {
                      key: newKey(),
                      showName: {},
                      relateType: 'custom',
                      relateUrl: '',
                      indexAnaCode: null,
                      collegeAnaCode: null,
                    },
                  ],
                })
              }
            >
              {t`Add a link`}
            </Button>
          </div>
        </SideLine>
      </div>
    </Surface>
  );
}
