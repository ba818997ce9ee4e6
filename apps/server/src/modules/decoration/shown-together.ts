import { Audience } from '@stoa/api/enums';
import type { StoredBlock } from '@stoa/api/schema';

type Settings = Pick<StoredBlock, 'audience' | 'devices' | 'startsAt' | 'endsAt'>;

/** Whether somebody can see two blocks at once: one may be for phones and the other for desktops, or follow the other. */
export const canBeShownTogether = (one: Settings, other: Settings): boolean =>
  areForTheSame(one.audience, other.audience) &&
  (!one.devices || !other.devices || one.devices.some((device) => other.devices?.includes(device))) &&
  beginsBeforeEndOf(one, other) &&
  beginsBeforeEndOf(other, one);

const areForTheSame = (one: number = Audience.All, other: number = Audience.All): boolean =>
  one === other || one === Audience.All || other === Audience.All;

const beginsBeforeEndOf = ({ startsAt }: Settings, { endsAt }: Settings): boolean =>
  startsAt === undefined || endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt);
