import { expect, it } from 'vitest';
import { DEVICE_ZONE, timeIn, zoneName, zoneOptions } from './time-zones.ts';

const noon = new Date('2026-11-21T12:00:00Z');

it('begins with the zone of the device', () => {
  const [first, ...zones] = zoneOptions('As on this device', '');
  expect(first).toEqual({ id: DEVICE_ZONE, label: 'As on this device' });
  expect(zones).toContainEqual({ id: 'America/New_York', label: 'America/New York' });
});

it('keeps a chosen zone that the browser does not know', () => {
  expect(zoneOptions('Device', 'Mars/Olympus_Mons')[1]).toEqual({
    id: 'Mars/Olympus_Mons',
    label: 'Mars/Olympus Mons',
  });
});

it('tells the time there, and nothing where that is not known', () => {
  expect(timeIn('Asia/Tokyo', 'de_DE', noon)).toBe('21:00');
  expect(timeIn('Mars/Olympus_Mons', 'de_DE', noon)).toBeUndefined();
  expect(zoneName('Etc/UTC')).toBe('Etc/UTC');
});
