import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { KitchenKind } from '#schema/rules/kitchen-changes.ts';
import { UserEntity } from '#server/features/accounts/user.entity.ts';

/** Progress of a member's kitchen. Its row is locked by each change, so versions are committed in their order. */
@Entity('kitchens')
export class KitchenEntity {
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'kitchens_pkey' })
  userId: number;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'kitchens_user_id_fkey' })
  user: Relation<UserEntity>;

  /** Of its last change. */
  @Column('integer', { default: 0 })
  version: number;

  /** Of the last removal that is no longer remembered: who has not seen it reads everything anew. */
  @Column('integer', { default: 0 })
  forgotten: number;
}

/** Something that a member keeps, or has taken out. */
@Entity('kitchen_items')
@Index('kitchen_items_version_idx', ['userId', 'version'])
@Index('kitchen_items_live_idx', ['userId', 'kind', 'version'], { where: 'value is not null' })
@Index('kitchen_items_removed_idx', ['changedAt'], { where: 'value is null' })
export class KitchenItemEntity {
  @PrimaryColumn('integer', { name: 'user_id', primaryKeyConstraintName: 'kitchen_items_pkey' })
  userId: number;

  @ManyToOne(() => KitchenEntity, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'kitchen_items_user_id_fkey' })
  kitchen: Relation<KitchenEntity>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'kitchen_items_pkey' })
  kind: KitchenKind;

  /** Its name among its kind: the slug of a recipe, the id of a list, a line of the shopping list. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'kitchen_items_pkey' })
  key: string;

  /** Null: it was taken out, which other devices have yet to receive. */
  @Column('jsonb', { nullable: true })
  value: object | null;

  @Column('integer')
  version: number;

  @Column('timestamp with time zone', { name: 'changed_at', default: () => 'now()' })
  changedAt: Date;
}
