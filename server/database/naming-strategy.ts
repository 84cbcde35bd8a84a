import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Names columns and constraints as the migrations do, so that entities state only names that differ. */
export class NamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? toSnakeCase(propertyName);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return `${toSnakeCase(relationName)}_${referencedColumnName}`;
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.getConstraintName(table, columns, 'fkey');
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.getConstraintName(table, columns, 'key');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return this.getConstraintName(table, columns, 'idx');
  }

  private getConstraintName(table: Table | string, columns: string[], kind: string): string {
    return [this.getTableName(table), ...columns, kind].join('_');
  }
}

/** Example: "createdAt" becomes "created_at". */
function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
