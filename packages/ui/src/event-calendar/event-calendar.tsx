import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { useId, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { gregorianLocale } from '../internal/field/gregorian-locale.ts';
import { weekdayStyle } from '../internal/field/weekday-style.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './event-calendar.css.ts';

/** Something that happens on a day. */
export interface CalendarEvent {
  /** Its own within the day. */
  id: string;
  title: ReactNode;
  href: string;
  /** The time of day. */
  time?: ReactNode;
  icon?: IconGlyph;
  /** What the icon stands for, for screen readers. */
  kind?: string;
  /** It is over or done. @default false */
  isPast?: boolean;
}

export interface EventCalendarProps {
  /** Name of the grid, for screen readers. */
  label: string;
  /** A whole month, or one week with more room a day. @default 'month' */
  view?: 'month' | 'week';
  /** The day that is chosen, `2026-11-21`. Its month or week is shown. */
  day: string;
  /** Somebody went to another day, by arrow keys or a press. */
  onDayChange: (day: string) => void;
  /** By day, in the order in which they are shown. */
  events: ReadonlyMap<string, readonly CalendarEvent[]>;
  /** How many there are on a day, in words: read after its date. */
  countLabel: (count: number) => string;
  /** What stands for those that have no room, such as "+2". */
  moreLabel: (count: number) => string;
}

const MONTH_EVENTS = 3;
const DOTS = 3;

/**
 * Days with what happens on them. Arrow keys go from day to day, Page Up and Page Down from month to month; Tab goes on
 * to the links of the day that has the focus, Escape back. On phones days are dots, and a list beside it says the rest.
 */
export function EventCalendar(props: EventCalendarProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={gregorianLocale(locale)}>
      {/* The other view begins anew: how much is shown belongs to the state. */}
      <Days key={props.view} {...props} />
    </I18nProvider>
  );
}

const makeCalendar = () => new GregorianCalendar();

function Days({ view = 'month', label, day, onDayChange, ...rest }: EventCalendarProps) {
  const { locale } = useLocale();
  const chosen = parseDate(day);
  const state = useCalendarState({
    locale,
    createCalendar: makeCalendar,
    visibleDuration: view === 'month' ? { months: 1 } : { weeks: 1 },
    value: chosen,
    focusedValue: chosen,
    onFocusChange: (date) => onDayChange(date.toString()),
  });
  const { calendarProps } = useCalendar({ 'aria-label': label }, state);
  const { gridProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: weekdayStyle(locale) },
    state,
  );
  const weeks = view === 'month' ? weeksInMonth : 1;
  return (
    <div {...calendarProps}>
      <table {...gridProps} className={styles.grid} data-view={view}>
        <thead aria-hidden="true">
          <tr>
            {weekDays.map((name, index) => (
              // Letters may be alike.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_unused, week) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={week}>
              {state
                .getDatesInWeek(week)
                .filter((date) => date !== null)
                .map((date) => (
                  <Day
                    key={date.toString()}
                    {...rest}
                    state={state}
                    date={date}
                    isOutside={view === 'month' && date.month !== state.visibleRange.start.month}
                    shown={view === 'month' ? MONTH_EVENTS : Infinity}
                  />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends Pick<EventCalendarProps, 'events' | 'countLabel' | 'moreLabel'> {
  state: CalendarState;
  date: CalendarDate;
  isOutside: boolean;
  shown: number;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function Day({ state, date, isOutside, shown, events, countLabel, moreLabel }: DayProps) {
  const button = useRef<HTMLSpanElement>(null);
  const countId = useId();
  const { cellProps, buttonProps, isSelected, formattedDate } = useCalendarCell(
    { date, isOutsideMonth: isOutside },
    state,
    button,
  );
  const all = events.get(date.toString()) ?? [];
  const listed = all.length > shown ? all.slice(0, shown - 1) : all;
  const isFocused = date.compare(state.focusedDate) === 0;
  // Keys and focus within the links are theirs: the grid would take both for the day's.
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') button.current?.focus();
  };
  return (
    <td
      {...cellProps}
      className={styles.day}
      data-outside={isOutside || undefined}
      data-selected={isSelected || undefined}
    >
      <span
        {...buttonProps}
        ref={button}
        className={styles.number}
        data-today={isToday(date) || undefined}
        data-selected={isSelected || undefined}
        aria-describedby={all.length > 0 ? countId : undefined}
      >
        {formattedDate}
      </span>
      {all.length > 0 ? (
        <>
          <VisuallyHidden>
            <span id={countId}>{countLabel(all.length)}</span>
          </VisuallyHidden>
          <span className={styles.dots} aria-hidden="true">
            {all.slice(0, DOTS).map(({ id, isPast }) => (
              <span key={id} className={styles.dot} data-past={isPast || undefined} />
            ))}
          </span>
          <ul className={styles.events} onKeyDown={onKeyDown} onFocus={stop} onBlur={stop}>
            {listed.map((event) => (
              <li key={event.id}>
                <Event {...event} isReached={isFocused} />
              </li>
            ))}
          </ul>
          {all.length > listed.length ? (
            <span className={styles.more} aria-hidden="true">
              {moreLabel(all.length - listed.length)}
            </span>
          ) : null}
        </>
      ) : null}
    </td>
  );
}

function Event({ title, href, time, icon, kind, isPast, isReached }: CalendarEvent & { isReached: boolean }) {
  return (
    <Link
      href={href}
      className={styles.event}
      data-past={isPast || undefined}
      // One day's links are stops of the Tab key, not those of a whole month.
      {...(isReached ? {} : { excludeFromTabOrder: true })}
    >
      {icon ? <Icon as={icon} size="text" className={styles.icon} /> : null}
      {kind ? <VisuallyHidden>{kind}: </VisuallyHidden> : null}
      {time ? <span className={styles.time}>{time} </span> : null}
      <span className={styles.title}>{title}</span>
    </Link>
  );
}

function isToday(date: CalendarDate): boolean {
  const now = new Date();
  return date.year === now.getFullYear() && date.month === now.getMonth() + 1 && date.day === now.getDate();
}
