import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const SECONDS = { day: 86_400, hour: 3600, minute: 60 } as const;

/** A time that is left, in its units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds in days, hours, minutes and seconds. */
export function timeLeft(totalSeconds: number): TimeLeft {
  const rest = Math.max(0, totalSeconds);
  return {
    days: Math.floor(rest / SECONDS.day),
    hours: Math.floor((rest % SECONDS.day) / SECONDS.hour),
    minutes: Math.floor((rest % SECONDS.hour) / SECONDS.minute),
    seconds: rest % SECONDS.minute,
  };
}

/** Seconds until an instant on a clock that is ahead of this device's, rounded up; never below 0. */
export const secondsUntil = (instant: number, aheadMs: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now - aheadMs) / SECOND_MS));

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, SECOND_MS);
  return () => clearInterval(timer);
}

/** Seconds until an instant by the server's clock; null on the server. It is read anew each second, so that a sleep costs nothing. */
export const useSecondsUntil = (instant: string, aheadMs: number): number | null =>
  useSyncExternalStore(
    everySecond,
    () => secondsUntil(Date.parse(instant), aheadMs, Date.now()),
    () => null,
  );

/** A time that is left in the words of a language: "1 day, 2 hours" far ahead, "4:09" near. */
export function formatTimeLeft(seconds: number, tag: string): string {
  const { days, hours, minutes, seconds: rest } = timeLeft(seconds);
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    value === 0
      ? []
      : [new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)];
  const list = new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' });
  if (days > 0) return list.format([...unit(days, 'day'), ...unit(hours, 'hour')]);
  if (hours > 0) return list.format([...unit(hours, 'hour'), ...unit(minutes, 'minute')]);
  const two = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }).format(rest);
  return `${new Intl.NumberFormat(tag).format(minutes)}:${two}`;
}
