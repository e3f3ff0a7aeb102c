import { orderLineRelations, orderLines, orderRelations, orders } from '../order/order.table.ts';

/** The tables that `db.query` reads with their relations. Migrations find every table by its file's name. */
export const schema = { orderLineRelations, orderLines, orderRelations, orders };
