/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../generated/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShopFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopFactsQuery = { shop: { name: string, nameInHindi: string | null, tagline: string, trade: string, description: string, offer: string, newsletter: string, url: string | null, tellsDeliveryDates: boolean, mailsPasswordLinks: boolean, pickupWithinDays: number | null, noticeKinds: Array<Types.NoticeKind>, canTrackOrders: boolean, homeSections: Array<string>, sorts: Array<Types.ProductSort>, claims: Array<{ title: string, text: string }>, contact: { email: string, replyHours: number, phone: string, phoneUrl: string, hours: string, chatUrl: string, address: Array<string> }, social: Array<{ name: string, url: string }>, policies: { returnDays: number, damageHours: number, firstPurchasePercent: number, holdMinutes: number, processingDays: { from: number, to: number }, standardDeliveryDays: { from: number, to: number }, expressDeliveryDays: { from: number, to: number }, cancelRefundDays: { from: number, to: number }, returnRefundDays: { from: number, to: number }, freeShippingOver: { amount: number } }, limits: { quantity: number, otpDigits: number, passwordCharacters: number, passwordCharactersAtMost: number, reviewCharacters: number }, pageSizes: { reviews: number }, categories: Array<{ name: string, plural: string, line: string | null }>, collections: Array<{ value: Types.Collection, label: string }>, occasions: Array<{ value: Types.Occasion, label: string }> } | null };


export const ShopFactsDocument = {"__meta__":{"name":"shopFacts","hash":"33dc50d95eba03c35da48f840d82f28d0b1f52fb7be4432d1fc2c29c629edb40","access":"public"}} as unknown as DocumentNode<ShopFactsQuery, ShopFactsQueryVariables>;