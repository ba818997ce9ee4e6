import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../icon/icon.tsx';
import { cx } from '../cx.ts';
import { float } from '../overlay/float.css.ts';
import * as styles from './calendar.css.ts';
import { boxButton } from './segments.css.ts';
import { weekdayStyle } from './weekday-style.ts';

/** Opens the calendar; stands at the end of the field. */
export function CalendarButton() {
  return (
    <span className={styles.calendarButton}>
      <Button className={boxButton}>
        <Icon as={CalendarBlankIcon} />
      </Button>
    </span>
  );
}

/** The window beside the field that holds the calendar. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={cx(float, styles.popover)}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}

const VISIBLE_YEARS = 40;

/** Month and year with the ways to the months around; the arrows mirror. */
export function CalendarHeader() {
  return (
    <header className={styles.head}>
      <Button slot="previous" className={styles.step}>
        <Icon as={CaretLeftIcon} size="sm" weight="bold" mirror />
      </Button>
      <span className={styles.pickers}>
        <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={VISIBLE_YEARS}>
          {(picker) => <Picker {...picker} />}
        </CalendarYearPicker>
      </span>
      <Button slot="next" className={styles.step}>
        <Icon as={CaretRightIcon} size="sm" weight="bold" mirror />
      </Button>
    </header>
  );
}

interface PickerProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** The system's own list: on a phone a wheel, and nothing to load. */
function Picker({ items, onChange, value, ...rest }: PickerProps) {
  return (
    <span className={styles.pickerFrame}>
      <select
        {...rest}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className={styles.picker}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.formatted}
          </option>
        ))}
      </select>
      <Icon as={CaretDownIcon} size="text" weight="bold" className={styles.pickerCaret} />
    </span>
  );
}

/** The days of the month under the names of the days of the week. */
export function CalendarDays({ isRange = false }: { isRange?: boolean }) {
  const { locale } = useLocale();
  return (
    <CalendarGrid className={styles.grid} weekdayStyle={weekdayStyle(locale)}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={isRange ? styles.rangeDay : styles.singleDay} />}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
