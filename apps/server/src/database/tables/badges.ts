import type { Generated } from 'kysely';
import type { Id, Instant, Json, Optional, OptionalInstant, Translations } from './columns.ts';

export type BadgeShape = 'shield' | 'star' | 'medal' | 'hexagon' | 'flower' | 'flag';
export type BadgeColor = 'primary' | 'accent' | 'ochre' | 'success' | 'warning' | 'danger';
export type BadgeRuleKind = 'hand' | 'points' | 'class' | 'streak' | 'certificate';

/** Badges that schools design, and who was given them. */
export interface BadgeTables {
  badge: {
    id: Generated<Id>;
    school_id: Id;
    version: Generated<number>;
    name: Json<Translations>;
    text: Json<Translations>;
    shape: BadgeShape;
    fill: BadgeColor;
    mark: BadgeColor;
    /** Address of a picture of the school that stands in the place of what is drawn. */
    picture_url: Optional<string>;
    rule: BadgeRuleKind;
    /** Points or days. */
    rule_count: number | null;
    /** Null also once the class is deleted. */
    class_id: Optional<Id>;
    archived_at: OptionalInstant;
    created_at: Instant;
  };
  badge_award: {
    id: Generated<Id>;
    school_id: Id;
    badge_id: Id;
    account_id: Id;
    /** Null where the rule gave it. */
    reason: Optional<string>;
    given_by: Optional<Id>;
    by_rule: boolean;
    /** False once a row of badge_withdrawal takes it back. */
    is_held: Generated<boolean>;
    given_at: Instant;
  };
  badge_withdrawal: {
    award_id: Id;
    school_id: Id;
    reason: string;
    withdrawn_by: Optional<Id>;
    withdrawn_at: Instant;
  };
}
