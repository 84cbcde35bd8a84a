import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { KitchenKind } from '#schema/rules/kitchen-changes.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';

/** Sync state of a member's kitchen. Each change locks the row, so versions are committed in order. */
@Entity('kitchens')
export class KitchenEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  /** Version of the last change. */
  @Column('integer', { default: 0 })
  version: number;

  /** Version of the newest removal whose row was deleted. A device with an older version must fetch all items again. */
  @Column('integer', { default: 0 })
  forgotten: number;
}

/** An item that a member has saved or removed. */
@Entity('kitchen_items')
@Index('kitchen_items_version_idx', ['userId', 'version'])
@Index('kitchen_items_live_idx', ['userId', 'kind', 'version'], { where: 'value is not null' })
@Index('kitchen_items_removed_idx', ['changedAt'], { where: 'value is null' })
export class KitchenItemEntity {
  @ForeignKey(() => KitchenEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  userId: number;

  @PrimaryColumn('text')
  kind: KitchenKind;

  /** Key within its kind: the slug of a recipe, the id of a list, a line of the shopping list. */
  @PrimaryColumn('text')
  key: string;

  /** Null if the item was removed. The row is kept for a while, so that other devices receive the removal. */
  @Column('jsonb', { nullable: true })
  value: object | null;

  @Column('integer')
  version: number;

  @Column('timestamp with time zone', { default: () => 'now()' })
  changedAt: Date;
}
