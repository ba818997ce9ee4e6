const two = (value: number): string => String(value).padStart(2, '0');

/** Day and time of an instant in the zone of whoever edits. */
export function localOf(instant: Date): { day: string; time: string } {
  return {
    day: `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
    time: `${two(instant.getHours())}:${two(instant.getMinutes())}`,
  };
}

/** The instant of a day and a time in the zone of whoever edits. */
export const instantOf = (day: string, time: string): string => new Date(`${day}T${time}`).toISOString();
