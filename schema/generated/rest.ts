/** Generated from schema/rest.yaml by npm run codegen. */

export interface paths {
    "/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products, and how many each category has. */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its variants. */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/variant/reviews/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All reviews of one variant. */
        get: operations["getVariantReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{category}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a category. */
        get: operations["getCategoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/getproduct/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products that carry a tag, which is a collection or an occasion. */
        get: operations["getProductsByTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/getproduct/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products within a range of prices, the cheapest first. */
        get: operations["getProductsByPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of our additions this host has. */
        get: operations["getAdditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories and how many products each has. */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Many products by their ids. */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Many variants by their skus. */
        get: operations["getVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest reviews of many variants. */
        get: operations["getReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rating and review count of many products at once. */
        get: operations["getRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search and filter the catalogue. */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a variant, in AVIF, WebP or JPEG by what Accept allows.
         * @description A host that names this addition serves every image of its products in the widths that `w` lists.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs. */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the host can answer from its database. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Why a call was refused. A reader takes `message`, then `error`. */
        Error: {
            /** @description What a shopper may read. */
            message?: string;
            /** @description The same by its older name. */
            error?: string;
            /** @description Addition: a stable word for the case, for example PRODUCT_NOT_FOUND. */
            code?: string;
            /** @description Addition: which parameter or field is wrong. */
            field?: string;
        };
        Seller: {
            /** @description The name of the seller's shop. */
            shopName: string;
            /** @description The seller's id. */
            sellerId: string;
        };
        Variant: {
            /** @description The stock-keeping unit. */
            sku: string;
            /** @description Address of its picture, absolute or relative to the host. */
            image: string;
            /** @description The colour's name. */
            color?: string;
            /** @description Truthy means in stock; our own host tells how many are left. */
            stock: number | boolean;
            /** @description The product it belongs to. */
            productId: string;
            /** @description Addition: all its pictures, the whole piece first. */
            images?: string[];
        };
        Product: {
            /** @description The product's id. */
            productId: string;
            /** @description The product's name. */
            name: string;
            /** @description The category's name. */
            category: string;
            /** @description What it is woven of. */
            fabric?: string;
            /** @description The pattern. */
            pattern?: string;
            /** @description Measures in metres. */
            dimension?: string;
            /** @description The blouse piece. */
            blouse?: string;
            /** @description Weight in grams. */
            weight?: number;
            /** @description The size or sizes. */
            size?: string;
            /** @description How to wash and keep it. */
            careGuide?: string;
            /** @description The seller's words. */
            description?: string;
            /** @description List price in rupees. */
            price: number;
            /** @description What the shopper pays in rupees. */
            showPrice: number;
            /** @description How many percent showPrice is below price. */
            discount?: number;
            /** @description Mean of the stars, 0 for none. */
            rating?: number;
            seller: components["schemas"]["Seller"];
            variants: components["schemas"]["Variant"][];
            /** @description Addition: the collections it is in. */
            collections?: string[];
            /** @description Addition: the occasions it suits. */
            occasions?: string[];
        };
        Review: {
            /** @description The review's id. */
            reviewId: string;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description The reviewer's words. */
            comment: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            user: {
                /** @description The reviewer's name. */
                name?: string;
                /** @description The reviewer's address; our own host keeps its domain to itself. */
                email: string;
            };
        };
        Catalogue: {
            products: components["schemas"]["Product"][];
            /** @description How many products each category has. */
            categoryCounts: {
                [key: string]: number;
            };
        };
        ProductAnswer: {
            product: components["schemas"]["Product"];
        };
        ProductsAnswer: {
            products: components["schemas"]["Product"][];
        };
        VariantsAnswer: {
            variants: components["schemas"]["Variant"][];
        };
        ProductPage: {
            products: components["schemas"]["Product"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description Addition: how many products all pages have together. */
            totalItems?: number;
        };
        ReviewsAnswer: {
            reviews: components["schemas"]["Review"][];
        };
        ReviewsBySkuAnswer: {
            reviews: {
                /** @description The variant. */
                sku: string;
                /** @description How many reviews it has in all. */
                totalCount: number;
                reviews: components["schemas"]["Review"][];
            }[];
        };
        RatingsAnswer: {
            ratings: {
                /** @description The product. */
                productId: string;
                /** @description Mean of the stars, 0 for none. */
                rating: number;
                /** @description How many reviews all its variants have. */
                reviewCount: number;
                variants: {
                    /** @description The variant. */
                    sku: string;
                    /** @description How many reviews it has. */
                    reviewCount: number;
                }[];
            }[];
        };
        CategoriesAnswer: {
            categories: {
                /** @description The category's name. */
                name: string;
                /** @description How many products it has. */
                productCount: number;
            }[];
        };
        Additions: {
            /** @description The `x-addition` words of this contract that the host serves. */
            additions: string[];
        };
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
        };
    };
    responses: {
        /** @description The call was refused or failed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The product's id. */
        productId: string;
        /** @description The variant's stock-keeping unit. */
        sku: string;
        /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
        skus: string[];
        /** @description The category's name. */
        category: string;
        /** @description The page; the first is 1. */
        pageInPath: number;
        /** @description The page; the first is 1. */
        page: number;
        /** @description At least this price, in whole rupees. */
        minPrice: number;
        /** @description At most this price, in whole rupees. */
        maxPrice: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole catalogue (our own host stops at its newest 2,000 products). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVariantReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The variant's stock-keeping unit. */
                sku: components["parameters"]["sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, in any order; none for a sku that nobody has reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCategoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category's name. */
                category: components["parameters"]["category"];
                /** @description The page; the first is 1. */
                page: components["parameters"]["pageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, in the catalogue's own order; no products past the last page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProductsByTag: {
        parameters: {
            query: {
                /** @description A collection (`New Arrivals`) or an occasion (`Wedding`). */
                tag: string;
                /** @description The page; the first is 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; no products for a tag that nothing carries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProductsByPrice: {
        parameters: {
            query?: {
                /** @description At least this price, in whole rupees. */
                minPrice?: components["parameters"]["minPrice"];
                /** @description At most this price, in whole rupees. */
                maxPrice?: components["parameters"]["maxPrice"];
                /** @description The page; the first is 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAdditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names; a host of the specification alone answers 404 here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Additions"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in the order of the shop's menus, the empty ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProducts: {
        parameters: {
            query: {
                /** @description The ids, each as a parameter of its own (`productId=a&productId=b`). */
                productId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that exist, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVariants: {
        parameters: {
            query: {
                /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that exist, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReviews: {
        parameters: {
            query: {
                /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
                /** @description How many of each variant at the most. */
                first?: number;
                /** @description Where to go on: the createdAt and the reviewId of a review, joined by a comma. Only what is older (or as old, with a lower reviewId) is answered. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each sku asked for, empty for the unknown ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsBySkuAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRatings: {
        parameters: {
            query: {
                /** @description The ids, each as a parameter of its own. */
                productId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the products that exist, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /** @description Part of a product's name, in any case of letters; every character stands for itself. */
                text?: string;
                /** @description Exactly this category. */
                category?: string;
                /** @description One of these fabrics, each as a parameter of its own. */
                fabric?: string[];
                /** @description At least this price, in whole rupees. */
                minPrice?: components["parameters"]["minPrice"];
                /** @description At most this price, in whole rupees. */
                maxPrice?: components["parameters"]["maxPrice"];
                /** @description In one of these collections. */
                collection?: string[];
                /** @description For one of these occasions. */
                occasion?: string[];
                /** @description true for products of which at least one variant is in stock. */
                inStock?: boolean;
                /** @description The order. */
                sort?: "relevance" | "newest" | "price_asc" | "price_desc" | "rating";
                /** @description The page; the first is 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; no products past the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description Width in pixels. */
                w?: 96 | 160 | 240 | 360 | 480 | 720 | 960;
            };
            header?: never;
            path: {
                /** @description The picture's name, `{sku}.{view}.{hash}`. */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture; it never changes under this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
