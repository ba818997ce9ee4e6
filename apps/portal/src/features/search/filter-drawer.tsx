import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import type { SearchAnswer } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Drawer } from '@stoa/ui/drawer';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { FacetPanel } from './facet-panel.tsx';
import { activeFilters } from './search-address.ts';
import * as styles from './search.css.ts';
import type { Search } from './use-search.ts';

/** The filters of narrow windows: a button that tells how many are on, and a panel from the edge. */
export function FilterDrawer({ answer, search }: { answer: SearchAnswer; search: Search }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(search.query).length;
  const countText = formatNumber(count, language);
  const total = answer.total;
  const totalText = formatNumber(total, language);
  return (
    <>
      <Button
        size="sm"
        icon={SlidersHorizontalIcon}
        className={styles.narrowOnly}
        onPress={() => setOpen(true)}
      >
        {count > 0
          ? t({
              message: `Filters (${countText})`,
              comment: 'Button that opens the filters, with the number of those that are on',
            })
          : t`Filters`}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`Filters`}
        footer={
          <div className={styles.drawerFooter}>
            {count > 0 ? (
              <Button onPress={() => search.send({ type: 'filters.cleared' })}>{t`Clear all`}</Button>
            ) : null}
            <Button variant="primary" onPress={() => setOpen(false)}>
              {t`${plural(total, { one: `Show ${totalText} result`, other: `Show ${totalText} results` })}`}
            </Button>
          </div>
        }
      >
        <FacetPanel facets={answer.facets} search={search} />
      </Drawer>
    </>
  );
}
