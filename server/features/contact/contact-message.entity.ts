import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ContactFormKind } from '#schema/rules/contact.ts';

/** Message of a visitor to the office; it also went there as a mail. */
@Entity('contact_messages')
@Index('contact_messages_created_at_idx', ['createdAt'])
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('identity', {
    primaryKeyConstraintName: 'contact_messages_pkey',
    generatedIdentity: 'ALWAYS',
  })
  id: number;

  /** Form in which it was written. */
  @Column('text')
  form: ContactFormKind;

  @Column('text')
  name: string;

  /** In lower case, composed, as members' are; not verified. */
  @Column('text')
  email: string;

  @Column('text')
  message: string;

  @Column('timestamp with time zone', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
