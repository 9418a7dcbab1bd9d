import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, type BasicOrderItem } from '../../hosts/basic-host-orders.ts';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { ADDRESS, orderOf } from '../../hosts/order-operations.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

let host: BasicShopHost;
let gateway: TestGateway;
let asha: TestBrowser;
beforeAll(async () => {
  host = await createBasicShopHost();
  gateway = await createTestGateway(host.url);
  asha = Object.assign(createTestBrowser(gateway), { token: 't.asha' });
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});

/** The tracking of an order item that the host returns with these fields. */
async function trackingOf(changes: Partial<BasicOrderItem>) {
  const order = { shippingDetails: ADDRESS, billingDetails: ADDRESS, orderItems: [{ sku: 'SAR-1001-0', quantity: 2 }] };
  const own = host.of('asha');
  placeOrder(own, host.shopFor('asha'), { order, shppingbilling: true });
  const item = own.items.at(-1);
  if (!item) throw new Error('Nothing was ordered.');
  return (await orderOf(asha, Object.assign(item, changes).orderItemId)).tracking;
}

describe('an order item of a basic host', () => {
  const SITES: [site: string | null, url: string | null][] = [
    ['https://track.example/awb?n=1', 'https://track.example/awb?n=1'],
    ['http://track.example/', 'http://track.example/'],
    ['www.delhivery.com/track/123', 'https://www.delhivery.com/track/123'],
    [' track.example:8443?n=1 ', 'https://track.example:8443/?n=1'],
    ['javascript:alert(1)', null],
    ['JavaScript://track.example/%0Aalert(1)', null],
    ['track.example:alert(1)', null],
    ['me@track.example/', null],
    ['ftp://track.example/', null],
    ['vbscript:x', null],
    ['Blue Dart', null],
    ['//track.example/', null],
    ['https://user:word@track.example/', null],
    ['data:text/html,x', null],
    [null, null],
  ];
  it('[ORDER-7] has only a web page for its tracking', async () => {
    for (const [trackingSite, url] of SITES) {
      const tracking = await trackingOf({ status: 'Dispatched', trackingId: 'AWB1', trackingSite });
      expect([trackingSite, tracking]).toEqual([trackingSite, { id: 'AWB1', url }]);
    }
    expect(await trackingOf({ status: 'Delivered', trackingSite: 'https://track.example/' })).toBeNull();
  });

  it('[ORDER-7] is followed as soon as it has a tracking id, whatever its status', async () => {
    const parcel = { trackingId: 'AWB1', trackingSite: 'https://track.example/AWB1' };
    for (const status of ['Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled', 'Packed']) {
      const tracking = await trackingOf({ status, ...parcel });
      expect([status, tracking]).toEqual([status, { id: 'AWB1', url: 'https://track.example/AWB1' }]);
      expect([status, await trackingOf({ status, ...parcel, trackingId: '' })]).toEqual([status, null]);
    }
  });
});
